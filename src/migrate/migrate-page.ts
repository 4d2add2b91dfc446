import { splitFrontmatter } from "../base/split-frontmatter";
import { parseMarkdown } from "../markdown/read/parse/parse-markdown";
import { namePicture } from "./base/addresses";
import { toLevels } from "./base/heading-levels";
import { migrateFrontmatter } from "./base/migrate-frontmatter";
import {
  type Decision,
  type Migration,
  type MovedPicture,
  joinMarks,
  leaveOut,
  takeMarks,
} from "./base/migration";
import { listLines } from "./base/outside-code";
import { isGitBook, toParsableText } from "./base/parsable-text";
import { rewriteChildren } from "./base/rewrite";
import type { Surroundings } from "./base/surroundings";
import { FRAGMENTS_FOLDER } from "./base/target-file";
import { writeElement } from "./elements/write-element";
import { readOperation, withoutOperation } from "./openapi/operation";
import { writeOperation } from "./openapi/write-operation";

/**
 * A page in our dialect, and a list of what a person has to check or decide, in addition to fixing the page's
 * remaining faults.
 */
export interface MigratedPage {
  readonly text: string;
  readonly decisions: readonly Decision[];
  readonly pictures: readonly MovedPicture[];
  /** Pages that this page imports. They become fragments here. */
  readonly fragments: readonly string[];
}

/** True for a page that other pages include. Such a page has no frontmatter here. */
const isFragment = (file: string): boolean =>
  /(?:^|\/)_[^/]*$/.test(file) || file.startsWith(`${FRAGMENTS_FOLDER}/`);

/** Returns the surroundings of a page that is converted without any other pages. */
function alone(): Surroundings {
  const taken = new Set<string>();
  return {
    isGitBook: false,
    findLink: () => undefined,
    findFragment: () => undefined,
    findOperation: () => undefined,
    unpack: () => "",
    namePicture: (src) => {
      const name = namePicture(src, (one) => taken.has(one));
      taken.add(name);
      return name;
    },
    basePath: "",
  };
}

/** Converts a page of Docusaurus, Mintlify or GitBook. */
export function migratePage(
  file: string,
  text: string,
  site: Surroundings = alone(),
): MigratedPage {
  const { yaml = "", body } = splitFrontmatter(text.replace(/\r\n?/g, "\n"));
  const fromGitBook = site.isGitBook || isGitBook(text);
  const operation = fromGitBook ? undefined : readOperation(yaml, site);
  const described = operation && writeOperation(body, operation, /^title:/m.test(yaml));
  const source = toParsableText((described?.text ?? body).replace(/^\n+/, ""), fromGitBook);
  const hasModule = !fromGitBook && /^(?:import|export)\s/m.test(source);
  const { root } = parseMarkdown(source, hasModule ? "page.mdx" : "page.md");
  const migration: Migration = {
    source,
    site,
    imports: new Map(),
    constants: new Map(),
    pictures: new Map(),
    looks: new Map(),
    noted: [],
  };
  const rewritten = root.children.length === 0 ? source : rewriteWhole(root, migration);
  const frontmatter = migrateFrontmatter(
    described ? withoutOperation(yaml) : yaml,
    file,
    root,
    migration,
  );
  const looks =
    leaveOutLooks(migration) +
    (described?.lost ?? []).map((what) => leaveOut(migration, what, IN_TABLES)).join("");
  const head = isFragment(file)
    ? looks + leaveOutFrontmatter(yaml, migration)
    : `---\n${looks}${frontmatter}---\n\n`;
  const tidied = tidy(rewritten);
  // A page with facts_checked is already one of ours, so its heading levels don't change.
  const whole = `${head}${/^facts_checked:/m.test(yaml) ? tidied : toLevels(tidied)}\n`;
  return {
    ...takeMarks(whole, migration),
    pictures: [...migration.pictures].map(([from, to]) => ({ from, to })),
    fragments: [...migration.imports.values()].filter((one) => /\.mdx?$/.test(one)),
  };
}

const IN_TABLES = "The tables show the operation's parameters and its first successful response.";

function leaveOutLooks(migration: Migration): string {
  const names = [...migration.looks].map(([name, times]) => `${name} (${times}×)`);
  return names.length === 0
    ? ""
    : leaveOut(
        migration,
        `attributes that only change the look: ${names.join(", ")}`,
        "The site's styles control layout and color.",
      );
}

const leaveOutFrontmatter = (yaml: string, migration: Migration): string =>
  yaml.trim() === ""
    ? ""
    : leaveOut(
        migration,
        `the frontmatter ${yaml
          .trim()
          .split("\n")
          .map((line) => line.trim())
          .join(", ")}`,
        "Fragments have no frontmatter.",
      );

function rewriteWhole(root: Parameters<typeof rewriteChildren>[0], migration: Migration): string {
  const { source } = migration;
  const whole = { ...root, position: { start: pointOf(0), end: pointOf(source.length) } };
  return rewriteChildren(whole, migration, { write: writeElement });
}

const pointOf = (offset: number) => ({ line: 1, column: 1, offset });

/** Merges consecutive blank lines, which removed lines leave behind, except in code. */
function tidy(text: string): string {
  const kept: string[] = [];
  for (const { line, isCode } of listLines(joinMarks(text))) {
    const isHole = !isCode && line.trim() === "" && kept.at(-1)?.trim() === "";
    if (!isHole) kept.push(line);
  }
  return kept.join("\n").trim();
}
