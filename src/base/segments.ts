/** A part of a page that never changes after the build: trusted HTML from our own compiler. */
export interface HtmlSegment {
  readonly kind: "html";
  readonly html: string;
}

/** A piece of code of one kind. `kind` is the last letter of the class name; plain code has none. */
export interface CodeToken {
  readonly text: string;
  readonly kind?: string;
}

/** A code block. */
export interface CodeSegment {
  readonly kind: "code";
  readonly language: string;
  readonly lines: readonly string[];
  readonly title?: string;
  readonly isLive?: boolean;
  /**
   * Set if readers can run the code: the button's label, and the request of a curl command, or "" for compiled code.
   */
  readonly run?: { readonly label: string; readonly request: string };
  readonly showLineNumbers?: boolean;
  /** Numbers of the highlighted lines, from 1. */
  readonly marked: readonly number[];
  /** Lines with a note: the number of the line, from 1, and the number of its note. */
  readonly notes: readonly (readonly [line: number, note: number])[];
  /** Prefix for the ids of the block's notes, unique on the page. */
  readonly notePrefix: string;
  /** The button of a checked block. `id` is the id of the explanation that the button opens. */
  readonly mark?: { readonly id: string; readonly label: string };
  /** The block's lines after highlighting. */
  readonly tokens?: readonly (readonly CodeToken[])[];
}

/** The URL of a link to a page of the site, as it appears between the quotes of `href`. */
export interface LinkSegment {
  readonly kind: "link";
  /** The link in the source: a path from the root or, with `file`, a relative path. */
  readonly target: string;
  /** The file that a relative link is resolved against. */
  readonly file?: string;
}

/** A picture to be optimized. */
interface PictureSegment {
  readonly kind: "picture";
  /** Path of its file, relative to the repository's root. */
  readonly asset: string;
  readonly alt: string;
}

/** The title or description of another page, shown in a link card. */
interface CardSegment {
  readonly kind: "card";
  readonly path: string;
  readonly part: "title" | "description";
}

/** Content that can be filled in only once the whole site is known. */
export type Placeholder = LinkSegment | PictureSegment | CardSegment;

/** A segment that becomes HTML. */
export type StaticSegment = HtmlSegment | CodeSegment | Placeholder;

/** An island of a page: a React component from the registry, with JSON props. */
interface ComponentOf<Part> {
  readonly kind: "component";
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly children: readonly (Part | ComponentOf<Part>)[];
}

/** A compiled doc is an ordered list of these segments. finish-segments.ts converts them to `Segment`s. */
export type CompiledSegment = StaticSegment | ComponentOf<StaticSegment>;

/** A page is an ordered list of these segments. React doesn't have to render the HTML. */
export type Segment = HtmlSegment | ComponentOf<HtmlSegment>;

export type ComponentSegment = ComponentOf<HtmlSegment>;

/** Lists the HTML of segments, including the HTML inside components, in document order. */
export function listHtml(segments: readonly Segment[]): string[] {
  return segments.flatMap((segment) =>
    segment.kind === "html" ? [segment.html] : listHtml(segment.children),
  );
}

/** Lists the static segments, including those inside components, in document order. */
export function listStatic(segments: readonly CompiledSegment[]): StaticSegment[] {
  return segments.flatMap((segment) =>
    segment.kind === "component" ? listStatic(segment.children) : [segment],
  );
}

/** Replaces each code block in segments with the result of `change`. */
export function mapCode(
  segments: readonly CompiledSegment[],
  change: (block: CodeSegment) => CodeSegment,
): CompiledSegment[] {
  return segments.map((segment) => {
    if (segment.kind === "code") return change(segment);
    if (segment.kind !== "component") return segment;
    return { ...segment, children: mapCode(segment.children, change) };
  });
}
