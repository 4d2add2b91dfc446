import type { DocSearchModalProps } from "@docsearch/react";
import { countSearch } from "../../../browser/search/count-search";
import { highlightOnNextPage } from "../../../browser/search/match-highlight";
import * as labels from "../../../site/labels";
import type { SearchHit } from "../../engine/hits/hit";
import { listMatchedWords } from "../../engine/hits/matched-words";
import { HitIcon, kindOfHit } from "./HitIcon";

type HitComponent = NonNullable<DocSearchModalProps["hitComponent"]>;

/**
 * A result as a link, so that it can be opened in a new tab. Following it marks the matches on the page. Recent
 * searches keep DocSearch's own content, which contains their buttons; results get ours, with an excerpt.
 */
export const ModalHit: HitComponent = ({ hit, children }) => (
  <a
    href={hit.url}
    onClick={() => {
      highlightOnNextPage(listMatchedWords(hit));
      countSearch(hit.url);
    }}
  >
    {"_snippetResult" in hit ? <Found hit={hit as unknown as SearchHit} /> : children}
  </a>
);

function Found({ hit }: { readonly hit: SearchHit }) {
  const { hierarchy, _highlightResult: marked, _snippetResult: snippets } = hit;
  const levels = (["lvl1", "lvl2", "lvl3"] as const).filter((level) => hierarchy[level]);
  const title = levels.at(-1) ?? "lvl1";
  const trail = levels.slice(0, -1).map((level) => hierarchy[level] ?? "");
  return (
    <div className="DocSearch-Hit-Container">
      <HitIcon kind={kindOfHit(hit)} />
      <div className="DocSearch-Hit-content-wrapper">
        <Marked
          className="DocSearch-Hit-title"
          html={marked?.hierarchy?.[title]?.value ?? hierarchy[title] ?? ""}
        />
        {trail.length > 0 && <Marked className="DocSearch-Hit-path" html={trail.join(" › ")} />}
        {hit.hasEnded === true && <span className="search-ended">{labels.ended}</span>}
        <Marked className="search-excerpt" html={snippets?.content?.value ?? ""} />
      </div>
    </div>
  );
}

/** A text of a hit from toSafeHit: HTML whose only markup is marks. */
function Marked({ className, html }: { readonly className: string; readonly html: string }) {
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
