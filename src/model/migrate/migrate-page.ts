import { parseMarkdown } from "../markdown/parse/parse-markdown";
import { splitFrontmatter } from "../markdown/parse/split-frontmatter";
import { migrateFrontmatter } from "./migrate-frontmatter";
import {
  type Decision,
  type Migration,
  type MovedPicture,
  joinMarks,
  takeMarks,
} from "./migration";
import { listLines } from "./outside-code";
import { isGitBook, toParsableText } from "./parsable-text";
import { rewriteChildren } from "./rewrite";
import { writeElement } from "./write-element";

/** A page in our dialect, and what a person has to do besides fixing its remaining faults. */
export interface MigratedPage {
  readonly text: string;
  readonly decisions: readonly Decision[];
  readonly pictures: readonly MovedPicture[];
  /** Imported pages, which become fragments here. */
  readonly fragments: readonly string[];
}

/** True for a page that others include; it has no frontmatter here. */
const isFragment = (file: string): boolean => /(?:^|\/)_[^/]*$/.test(file);

/** Converts a page of Docusaurus, Mintlify or GitBook. */
export function migratePage(file: string, text: string): MigratedPage {
  const { yaml = "", body } = splitFrontmatter(text);
  const source = toParsableText(body.replace(/^\n+/, ""));
  const hasModule = !isGitBook(text) && /^(?:import|export)\s/m.test(source);
  const { root } = parseMarkdown(source, hasModule ? "page.mdx" : "page.md");
  const migration: Migration = {
    source,
    imports: new Map(),
    constants: new Map(),
    pictures: new Map(),
    noted: [],
  };
  const rewritten = root.children.length === 0 ? source : rewriteWhole(root, migration);
  const frontmatter = migrateFrontmatter(yaml, file, migration);
  const head = isFragment(file) ? "" : `---\n${frontmatter}---\n\n`;
  const whole = `${head}${tidy(rewritten)}\n`;
  return {
    ...takeMarks(whole, migration),
    pictures: [...migration.pictures].map(([from, to]) => ({ from, to })),
    fragments: [...migration.imports.values()].filter((file) => /\.mdx?$/.test(file)),
  };
}

function rewriteWhole(root: Parameters<typeof rewriteChildren>[0], migration: Migration): string {
  const { source } = migration;
  const whole = { ...root, position: { start: pointOf(0), end: pointOf(source.length) } };
  return rewriteChildren(whole, migration, { write: writeElement });
}

const pointOf = (offset: number) => ({ line: 1, column: 1, offset });

/** Merges the blank lines that removed lines leave, outside of code. */
function tidy(text: string): string {
  const kept: string[] = [];
  for (const { line, isCode } of listLines(joinMarks(text))) {
    const isHole = !isCode && line.trim() === "" && kept.at(-1)?.trim() === "";
    if (!isHole) kept.push(line);
  }
  return kept.join("\n").trim();
}
