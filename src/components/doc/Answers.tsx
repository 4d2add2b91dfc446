import { useEffect, useRef, useState } from "react";
import * as labels from "../../site/labels";
import * as styles from "./Answers.module.css";

/** Shown only to readers who are counted: an answer of others would go nowhere. */
export function Answers() {
  const [isAnswered, setIsAnswered] = useState(false);
  const thanks = useRef<HTMLSpanElement>(null);
  // Keeps the reader's place: the button that had the focus is gone.
  useEffect(() => {
    if (isAnswered) thanks.current?.focus();
  }, [isAnswered]);
  if (isAnswered) {
    return (
      <span ref={thanks} className={styles.thanks} tabIndex={-1}>
        {labels.thanks}
      </span>
    );
  }
  const answer = (isHelpful: boolean) => () => {
    window.signals?.sendAnswer(isHelpful);
    setIsAnswered(true);
  };
  return (
    <span className={styles.answers}>
      <button type="button" data-needs-app="" onClick={answer(true)}>
        {labels.helpful}
      </button>
      <button type="button" data-needs-app="" onClick={answer(false)}>
        {labels.notHelpful}
      </button>
    </span>
  );
}
