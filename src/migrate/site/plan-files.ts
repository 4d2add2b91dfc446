import { resolveFrom } from "../../base/relative-path";
import { splitFrontmatter } from "../../base/split-frontmatter";
import { FRAGMENTS_FOLDER, toDocFile } from "../base/target-file";

/** A Markdown file of the other site: its path relative to the migrated folder, with forward slashes, and its text. */
export interface ForeignFile {
  readonly file: string;
  readonly text: string;
}

/** A file of the other site, and the file that it becomes. */
export interface PlannedFile extends ForeignFile {
  /** Path of the new file, relative to the repository's root. */
  readonly to: string;
  readonly isFragment: boolean;
  /**
   * True if the file got a different name, because another migrated file already has the name that it would normally
   * get.
   */
  readonly isRenamed: boolean;
}

/** The folder for the new pages, and a function that tells whether a file already exists. */
export interface Target {
  /** Folder of the new pages, relative to the repository's root. */
  readonly folder: string;
  readonly isTaken: (file: string) => boolean;
}

/** Matches files in Mintlify and GitBook folders whose files are only included in pages. */
const FRAGMENTS = /^(?:.*\/)?(?:_?snippets|\.gitbook\/includes)\//;
const IMPORT =
  /^import\s+[\w$]+\s+from\s+["']([^"']+\.mdx?)["']|\{% *include +"([^"]+\.md)" *%\}/gm;

/** Chooses a new file for every old one. Files that other files include become fragments. */
export function planFiles(files: readonly ForeignFile[], target: Target): PlannedFile[] {
  const imported = new Set(files.flatMap(importsOf));
  const used = new Set<string>();
  return files.map((file) => {
    const isBeside = /(?:^|\/)_[^/]*$/.test(file.file);
    const isFragment =
      isBeside ||
      FRAGMENTS.test(file.file) ||
      (imported.has(file.file) && splitFrontmatter(file.text).yaml === undefined);
    const wanted =
      isFragment && !isBeside ? fragmentFile(file.file, target) : pageFile(file.file, target);
    const to = freeName(wanted, used);
    used.add(to.toLowerCase());
    return { ...file, to, isFragment, isRenamed: to !== wanted };
  });
}

const pageFile = (file: string, { folder }: Target): string => `${folder}/${toDocFile(file)}`;

function fragmentFile(file: string, { folder, isTaken }: Target): string {
  const name = toDocFile(file.replace(FRAGMENTS, ""));
  const plain = `${FRAGMENTS_FOLDER}/${name}`;
  return isTaken(plain) ? `${FRAGMENTS_FOLDER}/${folder.replace(/^.*\//, "")}/${name}` : plain;
}

/** Finds a free name: `README.md` and `index.md` would get the same name, and so would `a.md` and `a.mdx`. */
function freeName(file: string, used: ReadonlySet<string>): string {
  const forms = [file, file.replace(/\/index\.md$/, "/readme.md")];
  for (let number = 2; ; number += 1) {
    const free = forms.find((form) => !used.has(form.toLowerCase()));
    if (free !== undefined) return free;
    forms.push(file.replace(/\.md$/, `-${number}.md`));
  }
}

/** Lists the files that a page includes, by their paths relative to the migrated folder. */
function importsOf({ file, text }: ForeignFile): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, imported, included]) => {
    const path = imported ?? included ?? "";
    if (path.startsWith("/")) return [path.slice(1)];
    return resolveFrom(file, path.replace(/^@site\//, "")) ?? [];
  });
}
