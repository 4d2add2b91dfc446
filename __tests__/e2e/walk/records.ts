import { existsSync, readFileSync, writeFileSync } from "node:fs";

const FILE = "__tests__/e2e/walk/walked-pages.txt";
const HEAD = `# Pages that passed the walk, each with a digest of its content at that time: see __tests__/e2e/README.md.
# Tests write this file. Commit it together with the change that caused it.`;

/**
 * The digests of all pages that have passed, keyed by path, and the shell's digest from the last check of all pages.
 */
export interface Records {
  readonly shell: string;
  readonly pages: ReadonlyMap<string, string>;
}

export function readRecords(): Records {
  const lines = existsSync(FILE) ? readFileSync(FILE, "utf8").split("\n") : [];
  const rows = lines.filter((line) => /^\S+ \w+$/.test(line)).map((line) => line.split(" "));
  const all = new Map(rows.map(([name = "", digest = ""]) => [name, digest]));
  const shell = all.get("shell") ?? "";
  all.delete("shell");
  return { shell, pages: all };
}

/** Writes the records sorted by path, so that two changes seldom affect the same lines. */
export function writeRecords({ shell, pages }: Records): void {
  const rows = [...pages].map(([path, digest]) => `${path} ${digest}`).sort();
  const text = `${[HEAD, `shell ${shell}`, ...rows].join("\n")}\n`;
  if (!existsSync(FILE) || readFileSync(FILE, "utf8") !== text) writeFileSync(FILE, text);
}
