import { type MouseEvent, useState } from "react";
import * as labels from "../../site/labels";
import { Spinner } from "../ui/Spinner";
import * as styles from "./YouTube.module.css";

export interface YouTubeProps {
  readonly id: string;
  readonly title: string;
}

/** Moves the focus to the video, because the link that had it disappears. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus();

/** A link to a video. Clicking it plays the video in place; nothing is requested from YouTube before that. */
export function YouTube({ id, title }: YouTubeProps) {
  const [isPlaying, setIsPlaying] = useState(false);
  const [isLoading, setIsLoading] = useState(true);
  if (isPlaying) {
    return (
      <div className="spinner-place">
        <iframe
          ref={focusFrame}
          className={styles.video}
          src={`https://www.youtube-nocookie.com/embed/${id}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
          onLoad={() => {
            setIsLoading(false);
          }}
        />
        {isLoading && <Spinner />}
      </div>
    );
  }
  const play = (event: MouseEvent) => {
    // With these keys, the browser opens the link in a new tab or window.
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <a
      className="page-ref"
      href={`https://www.youtube.com/watch?v=${id}`}
      onClick={play}
      data-needs-app=""
    >
      <span aria-hidden="true">▶ </span>
      <span className="visually-hidden">{labels.playVideo}: </span>
      {title}
    </a>
  );
}
