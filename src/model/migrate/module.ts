import { type Migration, note } from "./migration";

const IMPORT =
  /^import\s+(?:([\w$]+)|\{([^}]*)\}|\*\s+as\s+([\w$]+)|[\w$]+\s*,\s*\{([^}]*)\})\s+from\s+["']([^"']+)["'];?[ \t]*\n?|^import\s+["'][^"']+["'];?[ \t]*\n?/gm;
/** A text without anything that only code can know, or a number. */
const CONSTANT = /^export const ([\w$]+) = (?:("[^"\n\\]*"|'[^'\n\\]*')|([\d._]+));?[ \t]*\n?/gm;
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** The imports of a page are remembered by name and go; a value stands where it is used; other code stays, for a person. */
export function migrateModule(code: string, migration: Migration): string {
  let marks = "";
  const rest = code.replace(IMPORT, (_, name: string | undefined, ...groups: unknown[]) => {
    const target = groups[3];
    if (name === undefined || typeof target !== "string") return "";
    if (/\.mdx?$/.test(target) || PICTURE.test(target)) migration.imports.set(name, target);
    else if (target.includes("raw-loader"))
      marks += note(
        migration,
        `The page read code from ${target.replace(/^.*!/, "")}.`,
        'Put the file beside the page and write ```ts file="./example.ts" with nothing inside.',
      );
    return "";
  });
  const left = rest
    .replace(CONSTANT, (_, name: string, text: string | undefined, number: string | undefined) => {
      migration.constants.set(name, text?.slice(1, -1) ?? number ?? "");
      return "";
    })
    .trim();
  if (left === "") return marks;
  const mark = note(
    migration,
    "The page has code of its own.",
    "Write the values as text. Only a page that computes with what its reader chooses is an .mdx page.",
  );
  return `${marks}${mark}${left}`;
}
