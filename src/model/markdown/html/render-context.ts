import GithubSlugger from "github-slugger";
import type { FootnoteDefinition, Nodes } from "mdast";
import { type Fault, type FaultText, type Position, faultAt } from "../../../faults/fault";
import type { Sample } from "../../samples/sample";
import type { CompileEnvironment, DocSection, ImageUse, LinkUse, TocEntry } from "../compiled-doc";
import type { ComponentRules } from "../components/components";
import type { PageModule } from "../mdx/page-module";
import { MAX_TAKEN_CHARACTERS } from "../parse/limits";

/** What rendering one doc gathers on its way, and what it looks things up in. */
export interface RenderContext {
  /** The doc's file; the one being rendered may be a fragment it includes. */
  readonly docFile: string;
  readonly file: string;
  readonly environment: CompileEnvironment;
  /** The components a doc may use; handed in, because they render blocks and blocks render them. */
  readonly components: ComponentRules;
  /** The code of the doc; a fragment has none, nor has a doc that is no .mdx. */
  readonly module?: PageModule;
  /** What the page, its fragments and its code may hold (bidirectional.ts). */
  readonly allowsBidirectional?: boolean;
  /** Whether words stand beside their code (pairs.ts): the doc's layout is "reference". */
  readonly isReference?: boolean;
  /** What the words being rendered stand in, where that leaves no room for a link. */
  readonly within?: "link" | "heading";
  readonly gathered: Gathered;
}

interface Gathered {
  readonly faults: Fault[];
  readonly links: LinkUse[];
  readonly images: ImageUse[];
  readonly headings: TocEntry[];
  readonly dependencies: Set<string>;
  readonly slugger: GithubSlugger;
  /** How many tables have a name, for the name of the next one. */
  readonly tables: Map<string, number>;
  /** Every id of the doc's HTML. */
  readonly anchors: Set<string>;
  /** Ids that writers have chosen, with where. */
  readonly ids: Map<string, Position>;
  readonly footnotes: Map<string, FootnoteDefinition>;
  /** Footnotes in the order of their first use. */
  readonly usedFootnotes: string[];
  readonly samples: Sample[];
  readonly sections: {
    id?: string;
    depth: number;
    title: string;
    text: string;
    code?: string;
    messages?: string[];
  }[];
  /** Fragments that were included so far. */
  includes: number;
  /** Characters of fragments, code files, facts and constants so far. */
  takenCharacters: number;
  /** How often each component that reads data was used so far. */
  readonly dataUses: Map<string, number>;
  tabGroups: number;
  figures: number;
  pairs: number;
  codeBlocks: number;
  terms: number;
}

/** A fresh context for a doc. */
export function createContext(
  start: Pick<
    RenderContext,
    "docFile" | "environment" | "components" | "module" | "allowsBidirectional" | "isReference"
  >,
  title: string,
): RenderContext {
  return {
    ...start,
    file: start.docFile,
    gathered: {
      faults: [],
      links: [],
      images: [],
      headings: [],
      dependencies: new Set(),
      slugger: new GithubSlugger(),
      tables: new Map(),
      anchors: new Set(),
      ids: new Map(),
      footnotes: new Map(),
      usedFootnotes: [],
      samples: [],
      sections: [{ depth: 1, title, text: "" }],
      includes: 0,
      takenCharacters: 0,
      dataUses: new Map(),
      tabGroups: 0,
      figures: 0,
      pairs: 0,
      codeBlocks: 0,
      terms: 0,
    },
  };
}

/** Where a node starts in the file being rendered. */
export function positionOf(node: Pick<Nodes, "position">, context: RenderContext): Position {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  return { file: context.file, line, column };
}

/** Notes a fault at a node. */
export function report(
  context: RenderContext,
  node: Pick<Nodes, "position">,
  text: FaultText,
): void {
  context.gathered.faults.push(faultAt(positionOf(node, context), text));
}

/**
 * Counts characters that a page takes from elsewhere, and says whether there is room for them. A short page could become
 * a huge one otherwise. Reported once: whatever comes after the first that is too much is too much as well.
 */
export function takeCharacters(
  count: number,
  node: Pick<Nodes, "position">,
  context: RenderContext,
): boolean {
  const { gathered } = context;
  const before = gathered.takenCharacters;
  gathered.takenCharacters += count;
  if (gathered.takenCharacters <= MAX_TAKEN_CHARACTERS) return true;
  if (before <= MAX_TAKEN_CHARACTERS) {
    report(context, node, {
      rule: "markdown/too-much-taken",
      problem: `Up to here, this page takes more than ${MAX_TAKEN_CHARACTERS} characters from facts, constants, code files and fragments.`,
      fix: "Take a region of the file, or less often, or split the page.",
    });
  }
  return false;
}

/** Adds words to the section being read, for search. */
export function addText(context: RenderContext, text: string): void {
  const section = context.gathered.sections.at(-1);
  if (section && text.trim() !== "") section.text += (section.text === "" ? "" : " ") + text.trim();
}

/** Adds a code block to the section being read, for search. */
export function addCode(context: RenderContext, code: string): void {
  const section = context.gathered.sections.at(-1);
  if (section && code.trim() !== "")
    section.code = [section.code ?? [], code.trim()].flat().join("\n");
}

const MESSAGE_WORD = /^[A-Za-z][A-Za-z'’-]*[.,:]?$/;
const LEAST_MESSAGE_WORDS = 3;
const PROGRAM =
  /^(?:anvil|az|brew|cargo|cast|cd|celocli|curl|docker|forge|gh|git|graph|mkdir|n(?:ode|pm|px)|pnpm|ssh|subql|sudo|yarn) /;

/** Notes code among words that is a sentence, as the messages of errors are, for search. */
export function addMessage(context: RenderContext, code: string): void {
  const words = code.split(" ");
  const plain = words.filter((word) => MESSAGE_WORD.test(word)).length;
  if (words.length < LEAST_MESSAGE_WORDS || plain < words.length - 1 || PROGRAM.test(code)) return;
  const section = context.gathered.sections.at(-1);
  if (section) (section.messages ??= []).push(code);
}

/** Sections as search records them. */
export function sectionsOf(context: RenderContext): DocSection[] {
  return context.gathered.sections.map(({ text, ...section }) => ({
    ...section,
    text: text.replace(/\s+/g, " "),
  }));
}

/** The name of a table's region; a screen reader lists regions by it, so the second of a section has a number. */
export function nameTable(label: string, { gathered: { tables } }: RenderContext): string {
  const count = (tables.get(label) ?? 0) + 1;
  tables.set(label, count);
  return count === 1 ? `Table: ${label}` : `Table: ${label} (${count})`;
}
