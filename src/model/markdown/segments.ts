/** A stretch of a page that never changes after it was built: trusted HTML of our own compiler. */
interface HtmlSegment {
  readonly kind: "html";
  readonly html: string;
}

/** The same in the data of a browser. In production the page's own HTML holds it already, and its text is absent. */
type HtmlGap = Pick<HtmlSegment, "kind"> & Partial<HtmlSegment>;

/** A stretch of a page that lives: a React component of the registry, with JSON props. */
interface ComponentOf<Html> {
  readonly kind: "component";
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Html | ComponentOf<Html>)[];
}

export type ComponentSegment = ComponentOf<HtmlSegment>;
export type SkeletonComponent = ComponentOf<HtmlGap>;

/** A doc's body is an ordered list of segments; only component segments cost React any work. */
export type Segment = HtmlSegment | ComponentSegment;

/** The same in the data of a browser. */
export type SkeletonSegment = HtmlGap | SkeletonComponent;

/** The same segments without their HTML: what a browser needs to hydrate a page it already shows. */
export function toSkeleton(segments: readonly Segment[]): SkeletonSegment[] {
  return segments.map((segment) => {
    switch (segment.kind) {
      case "html":
        return { kind: "html" };
      case "component":
        return { ...segment, children: toSkeleton(segment.children) };
    }
  });
}

/** All html of segments in document order, children included: what stands in the page. */
export function listHtml(segments: readonly SkeletonSegment[]): string[] {
  return segments.flatMap((segment) =>
    segment.kind === "html" ? [segment.html ?? ""] : listHtml(segment.children),
  );
}
