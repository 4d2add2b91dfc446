import type { Fault, Position } from "../../faults/fault";
import type { FileUse, Refusal } from "../docs/content-path";
import type { Frontmatter } from "../docs/frontmatter";
import type { Sample } from "../samples/sample";
import type { ImportUse } from "./mdx/page-module";
import type { CompiledSegment, Placeholder } from "./segments";

/** A heading in the table of contents. */
export interface TocEntry {
  readonly depth: number;
  readonly id: string;
  readonly title: string;
}

/** A heading of a doc, with its position in the file that has it. */
export interface HeadingUse extends TocEntry, Position {}

/** A link as a writer wrote it. */
export interface LinkUse extends Position {
  /** What stands in the source: `/build#x`, `./setup.md`, `https://…`, `#x`. */
  readonly target: string;
}

/** A picture a doc shows. */
export interface ImageUse extends Position {
  /** The file from the repository's root. */
  readonly asset: string;
  readonly alt: string;
  /** How the page shows it: a drawing stands inside its HTML, a bitmap is optimised, a file of static/ stays as it is. */
  readonly form: "drawing" | "bitmap" | "static";
  /** It is one of two, of which a page shows the one that fits its colour mode. */
  readonly isOfPair?: true;
}

/** The text below one heading, for search. The part above the first heading has no id. */
export interface DocSection {
  readonly id?: string;
  readonly depth: number;
  readonly title: string;
  readonly text: string;
  /** Its code blocks; absent without any. */
  readonly code?: string;
  /** Messages of errors that it quotes; absent without any. */
  readonly messages?: readonly string[];
}

/** The heavy half of a compiled doc: needed to render and search its page, not to build the site around it. */
export interface DocBody {
  /** What only the whole site knows is open in them, and code is plain. */
  readonly segments: readonly CompiledSegment[];
  readonly sections: readonly DocSection[];
  /** The body as plain Markdown with marks (text/build-twin.ts); empty for a doc with faults. */
  readonly twin: string;
}

/** What compiling one doc gives; it depends on the doc's file and on `dependencies`, and on nothing else. */
export interface CompiledDoc {
  readonly file: string;
  readonly frontmatter?: Frontmatter;
  /** Position of the frontmatter keys that refer to something, by dotted path. */
  readonly frontmatterLines: Readonly<Record<string, readonly [line: number, column: number]>>;
  readonly toc: readonly TocEntry[];
  /** All its headings, in the order of the page. */
  readonly headings: readonly HeadingUse[];
  /** Every id of the doc's html. */
  readonly anchors: readonly string[];
  /** What only the whole site can fill, each once. */
  readonly placeholders: readonly Placeholder[];
  /** The placeholders in the text of its twin. */
  readonly twinMarks: readonly Placeholder[];
  readonly links: readonly LinkUse[];
  /** Modules that an .mdx doc imports. */
  readonly imports: readonly ImportUse[];
  readonly images: readonly ImageUse[];
  /** Code blocks, in the order of the page. */
  readonly samples: readonly Sample[];
  /** Compiled code of the blocks that readers can run, by the key of the shown code. */
  readonly runs: Readonly<Record<string, string>>;
  readonly words: number;
  /** Further files the doc is made from: included fragments, code files, pictures, data; folders it lists too. */
  readonly dependencies: readonly string[];
  readonly faults: readonly Fault[];
}

/** The compiler's access to files. Paths are from the repository's root, with forward slashes. */
export interface CompileEnvironment {
  /** Text of a file, or undefined when there is none or it is refused. */
  readonly readText: (file: string) => string | undefined;
  readonly hasFile: (file: string, use: FileUse) => boolean;
  /** Why a file that content names is not read; undefined when it is missing, too. */
  readonly whyRefused: (file: string, use: FileUse) => Refusal | undefined;
  /** Files below a folder, sorted. */
  readonly listFiles: (folder: string) => readonly string[];
  /** TeX as MathML; throws with a message when the formula is wrong. */
  readonly formula: (tex: string, isBlock: boolean) => string;
  /** Mermaid as SVG. */
  readonly diagram: (source: string) => string;
}
