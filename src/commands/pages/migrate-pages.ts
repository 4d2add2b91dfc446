import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { type Fault, faultAt } from "../../faults/fault";
import { toDocId } from "../../model/edits/scaffold-page";
import { type MigratedPage, migratePage } from "../../model/migrate/migrate-page";
import { DOCS_FOLDER, toDocFile } from "../../model/migrate/target-file";
import { createCompiler } from "../../pipeline/compile/compiler";
import { listDocs, listFiles, loadSite } from "../../pipeline/content/load-site";
import { removeOutput, writeOutput } from "../../pipeline/store/output-files";

/** The result, with the decisions left to a person; or the reason why nothing was done. */
export type MigrateOutcome =
  | { readonly done: readonly string[]; readonly open: readonly Fault[] }
  | { readonly refused: string };

interface Migrated extends MigratedPage {
  /** The absolute path of the old file. */
  readonly from: string;
  /** The new file, from the repository's root. */
  readonly to: string;
}

/** Converts a file, or all pages of a folder, into `content/docs`, with their pictures. */
export async function migrateOnDisk(
  root: string,
  request: { readonly from: string; readonly to: string | undefined },
): Promise<MigrateOutcome> {
  const from = resolve(root, request.from);
  if (!existsSync(from)) return { refused: `There is no file ${request.from}.` };
  const isInside = !relative(join(root, DOCS_FOLDER), from).startsWith("..");
  if (request.to === undefined && !isInside)
    return { refused: "Add the path for the pages, for instance --to /build/bridge." };
  const isFolder = statSync(from).isDirectory();
  const base = isFolder ? from : dirname(from);
  const files = isFolder
    ? listFiles(from, ".").filter((file) => /\.mdx?$/.test(file) && !file.includes("node_modules"))
    : [relative(base, from)];
  if (files.length === 0) return { refused: `There are no .md or .mdx files in ${request.from}.` };
  const folder =
    request.to === undefined ? relative(root, base) : join(DOCS_FOLDER, toDocId(request.to));
  const pages = files.map((file): Migrated => {
    const source = join(base, file);
    const to = join(folder, toDocFile(file));
    return { from: source, to, ...migratePage(to, readFileSync(source, "utf8")) };
  });
  const taken = pages.find(
    ({ from: old, to }) => old !== join(root, to) && existsSync(join(root, to)),
  );
  if (taken) return { refused: `${taken.to} already exists. Choose another path with --to.` };

  for (const page of pages) {
    writeOutput(root, page.to, page.text);
    // A page converted in place loses its old file; others are left alone.
    if (request.to === undefined && page.from !== join(root, page.to))
      removeOutput(root, relative(root, page.from));
  }
  const pictures = pages.flatMap((page) => copyPictures(root, page));
  return {
    done: [
      `${pages.length === 1 ? "1 page is" : `${pages.length} pages are`} now in ${folder}, with ${pictures.length} of their pictures.`,
      "List them in content/sidebars.yaml.",
    ],
    open: [...pages.flatMap(decisionsOf), ...(await faultsOf(root, pages))],
  };
}

const decisionsOf = ({ to, decisions }: Migrated): Fault[] =>
  decisions.map(({ line, column, problem, fix }) =>
    faultAt({ file: to, line, column }, { rule: "migrate/decide", problem, fix }),
  );

/** Copies the pictures that are found; a missing one is a fault of the page. */
function copyPictures(root: string, { from, to, pictures }: Migrated): string[] {
  return pictures.flatMap((picture) => {
    const source = findPicture(from, picture.from);
    if (source === undefined) return [];
    const target = join(dirname(to), picture.to);
    writeOutput(root, target, readFileSync(source));
    return [target];
  });
}

/**
 * Finds a picture beside the page; one from the site's root is in a folder above it, or in its `static` or `public`.
 */
function findPicture(page: string, address: string): string | undefined {
  const path = decodeURI(address);
  if (!path.startsWith("/")) {
    const beside = resolve(dirname(page), path);
    return existsSync(beside) ? beside : undefined;
  }
  for (let folder = dirname(page); folder !== dirname(folder); folder = dirname(folder)) {
    const found = ["", "static", "public"]
      .map((name) => join(folder, name, path))
      .find((file) => existsSync(file));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Checks the new pages together with all other pages, since they link to them. */
async function faultsOf(root: string, pages: readonly Migrated[]): Promise<Fault[]> {
  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const { faults } = loadSite(root, files, docs, { includesDrafts: true, lastUpdates: new Map() });
  const own = new Set(pages.map(({ to }) => to));
  return faults.filter(({ file }) => own.has(file));
}
