import { type ReactNode, memo } from "react";
import { type Html, NO_HTML } from "../../browser/navigation/page-html";
import type { SkeletonSegment } from "../../model/markdown/segments";
import { Island } from "../content/registry";

export interface SegmentsProps {
  readonly segments: readonly SkeletonSegment[];
  /** The HTML of every html segment in document order, nested ones included. */
  readonly html: readonly Html[];
  /** Index of the first HTML segment; more than 0 where one page shows several bodies. */
  readonly first?: number;
}

/** A doc's body: stretches of finished HTML, and the components that live between them. */
export function Segments({ segments, html, first = 0 }: SegmentsProps) {
  return <>{renderSegments(segments, html, { next: first })}</>;
}

function renderSegments(
  segments: readonly SkeletonSegment[],
  html: readonly Html[],
  counter: { next: number },
): ReactNode[] {
  return segments.map((segment, index) => {
    switch (segment.kind) {
      case "html": {
        const number = counter.next++;
        return <HtmlStretch key={index} number={number} html={html[number] ?? NO_HTML} />;
      }
      case "component":
        return (
          <Island key={index} segment={segment}>
            {renderSegments(segment.children, html, counter)}
          </Island>
        );
    }
  });
}

/** Rendered again only when the HTML changes (in development): scripts and readers change what is inside. */
const HtmlStretch = memo(function HtmlStretch(props: {
  readonly number: number;
  readonly html: Html;
}) {
  return (
    <div
      data-segment={props.number}
      dangerouslySetInnerHTML={{ __html: props.html }}
      suppressHydrationWarning
    />
  );
});
