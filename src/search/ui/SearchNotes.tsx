import { Value } from "../../components/ui/Value";
import * as labels from "../../site/labels";
import type { DirectAnswer, SearchAnswer } from "../engine/hits/hit";
import { HitIcon, kindOfEntry } from "./rows/HitIcon";

export interface SearchNotesProps {
  readonly answer: Pick<SearchAnswer, "direct" | "corrections" | "leftOut" | "count">;
}

/** Shows answers from the site's data above the results, and how the query was understood. */
export function SearchNotes({ answer }: SearchNotesProps) {
  const { direct, corrections, leftOut, count } = answer;
  return (
    <>
      {corrections.map(({ typed, used }) => (
        <p key={typed} className="search-note">
          {labels.didYouMean} <strong>{used}</strong>? {labels.formatNotFound(typed)}
        </p>
      ))}
      {leftOut.length > 0 && count > 0 && (
        <p className="search-note">{labels.formatLeftOut(leftOut)}</p>
      )}
      {direct.length > 0 && (
        <ul className="search-answers" aria-label={labels.directAnswers}>
          {direct.map((one) => (
            <Answer key={one.kind + one.title} answer={one} />
          ))}
        </ul>
      )}
    </>
  );
}

function Answer({
  answer: { kind, title, value, text, source, url, page },
}: {
  readonly answer: DirectAnswer;
}) {
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
        <a href={url}>{page}</a>
        {source !== undefined && (
          <span>
            {labels.answerSource}: <Source source={source} />
          </span>
        )}
      </p>
    </li>
  );
}

/** Names the source of a value: a link to a site, or a package, whose prefix and version say nothing to readers. */
function Source({ source }: { readonly source: string }) {
  if (!source.startsWith("https://"))
    return source.replace(/^npm:/, "").replace(/(?<=.)@[^@/]*$/, "");
  return (
    <a href={source} rel="noopener">
      {new URL(source).host}
    </a>
  );
}
