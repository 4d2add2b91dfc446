/** A stretch of a page that never changes after it was built: trusted HTML of our own compiler. */
interface HtmlSegment {
  readonly kind: "html";
  readonly html: string;
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

/** All HTML of segments in document order, children included. */
export function listHtml(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) =>
    segment.kind === "html" ? [segment.html] : listHtml(segment.children),
  );
}
