import { type ComponentType, type ReactNode, memo } from "react";
import { type Html, NO_HTML } from "../../browser/navigation/page-html";
import type { SkeletonSegment } from "../../model/markdown/segments";
import { Island, type IslandProps } from "../content/registry";

export interface SegmentsProps {
  readonly segments: readonly SkeletonSegment[];
  /** The HTML of every html segment in document order, nested ones included. */
  readonly html: readonly Html[];
  /** Index of the first HTML segment; more than 0 where one page shows several bodies. */
  readonly first?: number;
  /** Shows a segment that is alive. */
  readonly island?: ComponentType<IslandProps>;
}

/** A doc's body: stretches of finished HTML, and the components that live between them. */
export function Segments({ segments, html, first = 0, island = Island }: SegmentsProps) {
  return <>{renderSegments(segments, html, { next: first, island })}</>;
}

function renderSegments(
  segments: readonly SkeletonSegment[],
  html: readonly Html[],
  shared: { next: number; readonly island: ComponentType<IslandProps> },
): ReactNode[] {
  const { island: Alive } = shared;
  return segments.map((segment, index) => {
    switch (segment.kind) {
      case "html": {
        const number = shared.next++;
        return <HtmlStretch key={index} number={number} html={html[number] ?? NO_HTML} />;
      }
      case "component":
        return (
          <Alive key={index} segment={segment}>
            {renderSegments(segment.children, html, shared)}
          </Alive>
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
