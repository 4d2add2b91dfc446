import { Value } from "../../components/ui/Value";
import * as labels from "../../site/labels";
import type { DirectAnswer, SearchAnswer } from "../engine/hits/hit";
import { toLocalUrl } from "../engine/hits/safe-hit";
import { HitIcon, kindOfEntry } from "./modal/HitIcon";

export interface SearchNotesProps {
  readonly answer: Pick<SearchAnswer, "direct" | "corrections" | "leftOut" | "nbHits">;
  readonly onFollow?: () => void;
}

/** Shows answers from the site's data above the results, and how the query was understood. */
export function SearchNotes({ answer, onFollow }: SearchNotesProps) {
  const { direct, corrections, leftOut, nbHits } = answer;
  return (
    <>
      {corrections.map(({ typed, used }) => (
        <p key={typed} className="search-note">
          {labels.didYouMean} <strong>{used}</strong>? {labels.formatNotFound(typed)}
        </p>
      ))}
      {leftOut.length > 0 && nbHits > 0 && (
        <p className="search-note">{labels.formatLeftOut(leftOut)}</p>
      )}
      {direct.length > 0 && (
        <ul className="search-answers" aria-label={labels.directAnswers}>
          {direct.map((one) => (
            <Answer key={one.kind + one.title} answer={one} onFollow={onFollow} />
          ))}
        </ul>
      )}
    </>
  );
}

function Answer({
  answer: { kind, title, value, text, source, url, page },
  onFollow,
}: {
  readonly answer: DirectAnswer;
  readonly onFollow: (() => void) | undefined;
}) {
  const link = toLocalUrl(url);
  const isWeb = source?.startsWith("https://") === true;
  return (
    <li className="search-answer">
      <p className="search-answer-title">
        <HitIcon kind={kindOfEntry(kind)} />
        {title}
      </p>
      {value !== undefined && (
        <p>
          <Value text={value} label={`${labels.liveCopy}: ${title}`} />
        </p>
      )}
      {text !== undefined && <p>{text}</p>}
      <p className="search-answer-links">
        {link !== undefined && (
          <a href={link} onClick={onFollow}>
            {page}
          </a>
        )}
        {source !== undefined && (
          <span>
            {labels.answerSource}:{" "}
            {isWeb ? (
              <a href={source} rel="noopener">
                {new URL(source).host}
              </a>
            ) : (
              source
            )}
          </span>
        )}
      </p>
    </li>
  );
}
