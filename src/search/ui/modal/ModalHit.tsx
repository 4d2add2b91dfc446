import type { DocSearchModalProps } from "@docsearch/react";
import { memo } from "react";
import { highlightOnNextPage } from "../../../browser/search/match-highlight";
import * as labels from "../../../site/labels";
import type { SearchHit } from "../../engine/hits/hit";
import { listMatchedWords } from "../../engine/hits/matched-words";
import { type AnswerHit, isAnswerHit } from "./answer-hits";
import { HitIcon, kindOfEntry, kindOfHit } from "./HitIcon";

type HitComponent = NonNullable<DocSearchModalProps["hitComponent"]>;

/**
 * Renders a result as a link, so that it can be opened in a new tab. Following the link marks the matches on the
 * page. Results have this site's own content, with an excerpt. Recent searches keep DocSearch's content, which
 * includes their buttons.
 */
export const ModalHit: HitComponent = ({ hit, children }) =>
  isAnswerHit(hit) && "_snippetResult" in hit ? (
    <Answer hit={hit} />
  ) : (
    <a
      href={hit.url}
      onClick={() => {
        highlightOnNextPage(listMatchedWords(hit));
      }}
    >
      {"_snippetResult" in hit ? <Found hit={hit as unknown as SearchHit} /> : children}
    </a>
  );

/* Answer and Found are memoized, because each keypress renders DocSearch's dialog twice, once with the old hits. */

/** An answer from the site's data. Enter copies its value, and a click opens its page. */
const Answer = memo(function Answer({ hit: { answer, url } }: { readonly hit: AnswerHit }) {
  const { kind, title, value, text, page } = answer;
  return (
    <>
      <a href={url}>
        <div className="DocSearch-Hit-Container">
          <HitIcon kind={kindOfEntry(kind)} />
          <div className="DocSearch-Hit-content-wrapper">
            <span className="DocSearch-Hit-title">
              {title}{" "}
              {(value ?? text) !== undefined && <span className="DocSearch-Hit-path">{page}</span>}
            </span>
            {value === undefined ? (
              <span className="search-excerpt">{text ?? page}</span>
            ) : (
              <code className="search-excerpt">{value}</code>
            )}
          </div>
        </div>
      </a>
      {value !== undefined && (
        <button
          type="button"
          className="value-copy"
          data-copy=""
          aria-label={`${labels.liveCopy}: ${title}`}
        />
      )}
    </>
  );
});

const Found = memo(function Found({ hit }: { readonly hit: SearchHit }) {
  const { hierarchy, _highlightResult: marked, _snippetResult: snippets } = hit;
  const levels = (["lvl1", "lvl2", "lvl3"] as const).filter((level) => hierarchy[level]);
  const title = levels.at(-1) ?? "lvl1";
  const trail = levels.slice(0, -1).map((level) => hierarchy[level] ?? "");
  return (
    <div className="DocSearch-Hit-Container">
      <HitIcon kind={kindOfHit(hit)} />
      <div className="DocSearch-Hit-content-wrapper">
        <span className="DocSearch-Hit-title">
          <Marked html={marked?.hierarchy?.[title]?.value ?? hierarchy[title] ?? ""} />{" "}
          {hit.hasEnded === true && <span className="search-ended">{labels.ended}</span>}{" "}
          {trail.length > 0 && <Marked className="DocSearch-Hit-path" html={trail.join(" › ")} />}
        </span>
        <Marked className="search-excerpt" html={snippets?.content?.value ?? ""} />
      </div>
    </div>
  );
});

/** Shows a text from toSafeHit: HTML whose only tags are marks. */
function Marked({ className, html }: { readonly className?: string; readonly html: string }) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
