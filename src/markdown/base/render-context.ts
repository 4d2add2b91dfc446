import type {
  BlockContent,
  DefinitionContent,
  FootnoteDefinition,
  Nodes,
  PhrasingContent,
  RootContent,
} from "mdast";
import type { CompileEnvironment, HeadingUse, ImageUse, LinkUse } from "../../base/compiled-doc";
import type { PageModule } from "../../base/page-module";
import type { Sample } from "../../base/sample";
import type { Placeholder } from "../../base/segments";
import { type Fault, type FaultText, type Position, faultAt } from "../../faults/fault";
import type { Markup } from "./markup";
import { type Numbering, createNumbering } from "./numbering";
import type { AttributeRules, JsxNode, Props } from "./props";

/** State and lookups that are needed while one doc is rendered. */
export interface RenderContext {
  /** The doc's file. `file` is the file being rendered: either the same one, or a fragment that the doc includes. */
  readonly docFile: string;
  readonly file: string;
  readonly environment: CompileEnvironment;
  /** Components that a doc may use. They are in the context because components and blocks render each other. */
  readonly components: ComponentRules;
  /** Code of an .mdx doc; absent for other docs and for fragments. */
  readonly module?: PageModule;
  /** True if the page, its fragments and its code may contain control characters for bidirectional text. */
  readonly allowsBidirectional?: boolean;
  /** True if the doc's layout is "reference", with text beside its code (pairs.ts). */
  readonly isReference?: boolean;
  /** The element that contains the text being rendered, if links aren't allowed in it. */
  readonly within?: "link" | "heading";
  /** Adds a fault to the doc's faults. `report` calls this function with a node's position. */
  readonly reportFault: (fault: Fault) => void;
  readonly numbering: Numbering;
  readonly gathered: Gathered;
}

/** State and lookups while the Markdown copy of one doc is generated. Its faults concern only the copy. */
export interface MarkdownContext extends RenderContext {
  readonly placeholders: Placeholder[];
}

interface Rule extends AttributeRules {
  readonly children: "required" | "none";
}

/** A block component: `html` for the page, and `markdown` for the page's Markdown copy. */
export interface BlockRule extends Rule {
  readonly isInline?: undefined;
  /** True if the component renders headings that start sections. */
  readonly hasSections?: true;
  readonly html: (node: JsxNode, props: Props, context: RenderContext) => Markup;
  readonly markdown: (node: JsxNode, props: Props, context: MarkdownContext) => RootContent[];
}

/** An inline component; `words` is the content between its tags. */
export interface InlineRule extends Rule {
  readonly isInline: true;
  readonly html: (node: JsxNode, props: Props, context: RenderContext, words: Markup) => Markup;
  readonly markdown: (
    node: JsxNode,
    props: Props,
    context: MarkdownContext,
    words: PhrasingContent[],
  ) => PhrasingContent[];
}

/** Components by name. Rules and contexts refer to each other, so one file declares the types of both. */
export type ComponentRules = Readonly<Record<string, BlockRule | InlineRule>>;

/** A block in a doc's syntax tree. */
export type FlowNode = RootContent | BlockContent | DefinitionContent;

/**
 * Renders blocks inside another block. It's passed to other functions as an argument, so that files don't import each
 * other.
 */
export type RenderBlocks = (nodes: readonly FlowNode[], context: RenderContext) => Markup;

/** Everything gathered while one doc is rendered, apart from its segments. */
interface Gathered {
  /** Faults in the order in which they were reported. They are added only by `RenderContext.reportFault`. */
  readonly faults: readonly Fault[];
  /** Links with their positions, to be checked once every page is known. */
  readonly links: LinkUse[];
  /** Pictures that the doc shows, to be optimized and checked. */
  readonly images: ImageUse[];
  /** Headings for the table of contents. The letters in the glossary are headings that don't start a section. */
  readonly headings: HeadingUse[];
  /** Sections of the doc's text, for search. search-text.ts adds text to the last one. */
  readonly sections: {
    id?: string;
    depth: number;
    title: string;
    text: string;
    code?: string;
    messages?: string[];
  }[];
  /** Code blocks to be checked as samples, including comments that the page doesn't show. */
  readonly samples: Sample[];
  /** Compiled code of runnable blocks, by the key (`keyOfCode`) of the code that the page shows. */
  readonly runs: Map<string, string>;
  /** Every id in the doc's HTML, since links may lead to it. */
  readonly anchors: Set<string>;
  /** Other files that the doc depends on, and folders that it lists. */
  readonly dependencies: Set<string>;
  /** Footnotes by name. They are gathered before anything is rendered. */
  readonly footnotes: Map<string, FootnoteDefinition>;
}

/** Creates the context for a doc. */
export function createContext(
  start: Pick<
    RenderContext,
    "docFile" | "environment" | "components" | "module" | "allowsBidirectional" | "isReference"
  >,
  title: string,
): RenderContext {
  const faults: Fault[] = [];
  return {
    ...start,
    file: start.docFile,
    reportFault: (fault) => faults.push(fault),
    numbering: createNumbering(),
    gathered: {
      faults,
      links: [],
      images: [],
      headings: [],
      sections: [{ depth: 1, title, text: "" }],
      samples: [],
      runs: new Map(),
      anchors: new Set(),
      dependencies: new Set(),
      footnotes: new Map(),
    },
  };
}

/** Returns a node's position in the file being rendered. */
export function positionOf(node: Pick<Nodes, "position">, context: RenderContext): Position {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: context.file, line, column };
}

/** Reports a fault at a node's position. */
export function report(
  context: RenderContext,
  node: Pick<Nodes, "position">,
  text: FaultText,
): void {
  context.reportFault(faultAt(positionOf(node, context), text));
}

/**
 * Returns the accessible name of a table's region. Screen readers list regions by name, so the second table with the
 * same name gets a number.
 */
export function nameTable(label: string, { numbering }: RenderContext): string {
  const number = numbering.count(`table ${label}`);
  return number === 1 ? `Table: ${label}` : `Table: ${label} (${number})`;
}
