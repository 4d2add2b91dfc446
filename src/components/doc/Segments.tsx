import { type ComponentType, memo } from "react";
import type { Segment } from "../../base/segments";
import { trustHtml } from "../../browser/base/trusted-html";
import { Island, type IslandProps } from "../content/registry";

export interface SegmentsProps {
  readonly segments: readonly Segment[];
  /** Component that renders a live segment. */
  readonly island?: ComponentType<IslandProps>;
}

/** A doc's body: ready-made HTML with live components in between. */
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

/**
 * Renders HTML only once, because scripts and readers modify the rendered elements. In development, the HTML can
 * change and is then rendered again.
 */
const HtmlStretch = memo(function HtmlStretch({ html }: { readonly html: string }) {
  return (
    <div
      data-segment=""
      dangerouslySetInnerHTML={{ __html: trustHtml(html) }}
      suppressHydrationWarning
    />
  );
});
