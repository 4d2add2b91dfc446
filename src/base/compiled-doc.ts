import type { Fault, Position } from "../faults/fault";
import type { FileUse, Refusal } from "./content-path";
import type { Frontmatter } from "./frontmatter";
import type { ImportUse } from "./page-module";
import type { Place } from "./parse-frontmatter";
import type { Sample } from "./sample";
import type { CompiledSegment, Placeholder } from "./segments";

/** A heading in the table of contents. */
export interface TocEntry {
  readonly depth: number;
  readonly id: string;
  readonly title: string;
}

/** A heading of a doc, with its position in the source file. */
export interface HeadingUse extends TocEntry, Position {}

/** A link as the writer wrote it. */
export interface LinkUse extends Position {
  /** The target in the source: `/build#x`, `./setup.md`, `https://…`, `#x`. */
  readonly target: string;
}

/** A picture shown in a doc. */
export interface ImageUse extends Position {
  /** Path of the file, relative to the repository's root. */
  readonly asset: string;
  readonly alt: string;
  /**
   * Form of the picture in the page: a drawing is inlined, a bitmap is optimized, and a file in static/ is used
   * unchanged.
   */
  readonly form: "drawing" | "bitmap" | "static";
  /** True if the picture is one of a pair. The page shows the one for the current color mode. */
  readonly isOfPair?: true;
}

/** The text below one heading, for search. The text above the first heading is a section without an id. */
export interface DocSection {
  readonly id?: string;
  readonly depth: number;
  readonly title: string;
  readonly text: string;
  /** The section's code blocks; absent if it has none. */
  readonly code?: string;
  /** Error messages that the section quotes; absent if it quotes none. */
  readonly messages?: readonly string[];
}

/** The large part of a compiled doc. It's needed to render and search the page, but not to build the site around it. */
export interface DocBody {
  /**
   * Segments of the page. Code isn't highlighted yet, and placeholders represent values that depend on the whole site.
   */
  readonly segments: readonly CompiledSegment[];
  readonly sections: readonly DocSection[];
  /**
   * The body as plain Markdown; empty for a doc with faults. Marks represent values that depend on the whole site
   * (text/twin-placeholders.ts).
   */
  readonly twin: string;
}

/** The result of compiling one doc. It depends only on the doc's file and on `dependencies`. */
export interface CompiledDoc {
  readonly file: string;
  readonly frontmatter?: Frontmatter;
  /** Known even if the frontmatter has a fault, so that the links to the page have none. */
  readonly place?: Place;
  /** Positions of the frontmatter keys for which later checks may report faults, by dotted path (`tags.0`). */
  readonly frontmatterLines: Readonly<Record<string, readonly [line: number, column: number]>>;
  readonly toc: readonly TocEntry[];
  /** All headings of the doc, in page order. */
  readonly headings: readonly HeadingUse[];
  /** Every id in the doc's HTML. */
  readonly anchors: readonly string[];
  /** Placeholders for values that depend on the whole site, each listed once. */
  readonly placeholders: readonly Placeholder[];
  /** The placeholders in the doc's Markdown copy. */
  readonly twinPlaceholders: readonly Placeholder[];
  readonly links: readonly LinkUse[];
  /** Modules that an .mdx doc imports. */
  readonly imports: readonly ImportUse[];
  readonly images: readonly ImageUse[];
  /** Code blocks, in page order. */
  readonly samples: readonly Sample[];
  /** Compiled code of runnable blocks, by the key (`keyOfCode`) of the code that the page shows. */
  readonly runs: Readonly<Record<string, string>>;
  readonly words: number;
  /**
   * Other files that the doc depends on (included fragments, code files, pictures, data), and folders that it lists.
   */
  readonly dependencies: readonly string[];
  readonly faults: readonly Fault[];
}

/** The compiler's access to files. Paths are relative to the repository's root, with forward slashes. */
export interface CompileEnvironment {
  /** Returns the text of a file; undefined if the file doesn't exist or is refused. */
  readonly readText: (file: string) => string | undefined;
  readonly hasFile: (file: string, use: FileUse) => boolean;
  /** Returns the reason why a file named in content isn't read; undefined if the file may be read, or is missing. */
  readonly whyRefused: (file: string, use: FileUse) => Refusal | undefined;
  /** Lists the files below a folder, sorted. */
  readonly listFiles: (folder: string) => readonly string[];
  /** Converts TeX to MathML; throws with a message if the formula is wrong. */
  readonly formula: (tex: string, isBlock: boolean) => string;
  /** Converts Mermaid to SVG, or says why that isn't possible. */
  readonly diagram: (source: string) => { readonly svg: string } | { readonly problem: string };
}
