import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { migratePage } from "../../src/migrate/migrate-page";
import { compile } from "../support/compile";

const FOLDER = join(import.meta.dirname, "../fixtures/migrate");

/**
 * Pages from other systems, such as `mintlify/home.mdx`. The expected result is next to each page, such as
 * `home.expected.md`.
 */
export const FOREIGN_PAGES = ["docusaurus", "gitbook", "mintlify"].flatMap((system) =>
  readdirSync(join(FOLDER, system))
    .filter((name) => !name.includes(".expected."))
    .map((name) => `${system}/${name}`),
);

export const expectedFile = (page: string): string =>
  join(FOLDER, page.replace(/\.mdx?$/, ".expected.md"));

const DRAWING = '<svg viewBox="0 0 100 100"><path d="M0 0h9"/></svg>';

/**
 * Returns a converted page and, below a line, the list of what has to be done by hand: first the notes, then the
 * faults.
 */
export function migrateFixture(page: string): {
  readonly text: string;
  readonly open: string;
  readonly faults: string;
} {
  const source = readFileSync(join(FOLDER, page), "utf8");
  const { text, decisions, pictures, fragments } = migratePage(page, source);
  const beside = [
    ...pictures.map(({ to }) => [join("content/docs", to), DRAWING] as const),
    ...fragments.map((file) => [fragmentFile(file), "Words of a fragment."] as const),
  ];
  const { faults } = compile(text, {
    file: "content/docs/page.md",
    files: Object.fromEntries(beside),
  });
  const noted = decisions.map(
    ({ line, column, problem, fix }) => `page.md:${line}:${column} ${problem}\n    ${fix}`,
  );
  return { text, open: noted.join("\n"), faults: faults.replaceAll("content/docs/", "") };
}

const fragmentFile = (file: string): string =>
  file.startsWith(".")
    ? join("content/docs", file.replace(/\.mdx$/, ".md"))
    : `content/fragments/${file.replace(/^.*\//, "").replace(/\.mdx$/, ".md")}`;

/** Returns the complete result, as stored next to the page. */
export function formatMigration(page: string): string {
  const { text, open, faults } = migrateFixture(page);
  return `${text}\n<!-- to be decided -->\n${[open, faults].filter(Boolean).join("\n")}\n`;
}
