import { type Migration, leaveOut, note } from "./migration";

const IMPORT =
  /^import\s+(?:([\w$]+)|\{([^}]*)\}|\*\s+as\s+([\w$]+)|[\w$]+\s*,\s*\{([^}]*)\})\s+from\s+["']([^"']+)["'];?[ \t]*\n?|^import\s+["'][^"']+["'];?[ \t]*\n?/gm;
/** Matches a constant that is a string or a number. */
const CONSTANT = /^export const ([\w$]+) = (?:("[^"\n\\]*"|'[^'\n\\]*')|([\d._]+));?[ \t]*\n?/gm;
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/**
 * Matches packages that belong to other tools. Their components are converted by name, so the imports aren't needed.
 */
const OF_TOOL = /^(?:@theme|@docusaurus|@mintlify|react)\b/;

const leaveOutImport = (code: string, migration: Migration): string =>
  leaveOut(
    migration,
    `\`${code.replace(/\s+/g, " ").trim()}\``,
    "Only .mdx pages with their own components import code.",
  );

/**
 * Removes imports and constants, and stores them by name. Other code is kept, and a person has to decide what to do
 * with it.
 */
export function migrateModule(code: string, migration: Migration): string {
  let marks = "";
  const rest = code.replace(
    IMPORT,
    (whole: string, name: string | undefined, ...groups: unknown[]) => {
      const target = groups[3];
      if (typeof target !== "string") marks += leaveOutImport(whole, migration);
      else if (name !== undefined && (/\.mdx?$/.test(target) || PICTURE.test(target)))
        migration.imports.set(name, target);
      else if (target.includes("raw-loader"))
        marks += note(
          migration,
          `The page imported code from ${target.replace(/^.*!/, "")}.`,
          'Put the file next to the page and write an empty code block ```ts file="./example.ts".',
        );
      else if (!OF_TOOL.test(target)) marks += leaveOutImport(whole, migration);
      return "";
    },
  );
  const left = rest
    .replace(CONSTANT, (_, name: string, text: string | undefined, number: string | undefined) => {
      migration.constants.set(name, text?.slice(1, -1) ?? number ?? "");
      return "";
    })
    .trim();
  if (left === "") return marks;
  const mark = note(
    migration,
    "The page contains code.",
    "Write the values as text. Only use .mdx for a page that computes something from its readers' input.",
  );
  return `${marks}${mark}${left}`;
}
