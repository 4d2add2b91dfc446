/** A stretch of a page that never changes after it was built: trusted HTML of our own compiler. */
interface HtmlSegment {
  readonly kind: "html";
  /** Absent in the data a browser gets in production: the page's own HTML already holds it. */
  readonly html?: string;
}

/** A stretch of a page that lives: a React component of the registry, with JSON props. */
export interface ComponentSegment {
  readonly kind: "component";
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly Segment[];
}

/** A doc's body is an ordered list of segments; only component segments cost React any work. */
export type Segment = HtmlSegment | ComponentSegment;

/** The same segments without their HTML: what a browser needs to hydrate a page it already shows. */
export function toSkeleton(segments: readonly Segment[]): Segment[] {
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
export function listHtml(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) =>
    segment.kind === "html" ? [segment.html ?? ""] : listHtml(segment.children),
  );
}
