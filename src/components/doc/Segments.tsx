import { type ComponentType, memo } from "react";
import { trustHtml } from "../../browser/trusted-html";
import type { Segment } from "../../model/markdown/segments";
import { Island, type IslandProps } from "../content/registry";

export interface SegmentsProps {
  readonly segments: readonly Segment[];
  /** Shows a segment that is alive. */
  readonly island?: ComponentType<IslandProps>;
}

/** A doc's body: stretches of finished HTML, and the components that live between them. */
export function Segments({ segments, island: Alive = Island }: SegmentsProps) {
  return (
    <>
      {segments.map((segment, index) => {
        switch (segment.kind) {
          case "html":
            return <HtmlStretch key={index} html={segment.html} />;
          case "component":
            return (
              <Alive key={index} segment={segment}>
                <Segments segments={segment.children} island={Alive} />
              </Alive>
            );
        }
      })}
    </>
  );
}

/** Rendered again only when the HTML changes (in development): scripts and readers change what is inside. */
const HtmlStretch = memo(function HtmlStretch({ html }: { readonly html: string }) {
  return (
    <div
      data-segment=""
      dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
      suppressHydrationWarning
    />
  );
});
