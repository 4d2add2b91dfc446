import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { toDocId } from "../../docs/edits/scaffold-page";
import { type Fault, faultAt } from "../../faults/fault";
import { isDrawing } from "../../markdown/base/named-file";
import { createCompiler } from "../../pipeline/compile/compiler";
import { listDocs, loadSite } from "../../pipeline/site/load-site";
import { removeOutput, writeOutput } from "../../pipeline/store/output-files";
import { adaptDrawing } from "../base/adapt-drawing";
import { DOCS_FOLDER, FRAGMENTS_FOLDER } from "../base/target-file";
import { type MigratedPage, migratePage } from "../migrate-page";
import { type PlannedFile, planFiles } from "../site/plan-files";
import { listRoutes } from "../site/routes";
import { type ForeignSite, surroundPages } from "../site/surroundings-of";
import { migrateSidebars } from "./migrate-sidebars";
import { listPrefixes, pathFrom, readForeignSite } from "./read-foreign-site";

/** The changes made, with the decisions that are left to a person, or the reason why nothing was changed. */
export type MigrateOutcome =
  | { readonly done: readonly string[]; readonly open: readonly Fault[] }
  | { readonly refused: string };

interface Migrated extends MigratedPage {
  /** Absolute path of the old file. */
  readonly from: string;
  /** Path of the new file, relative to the repository's root. */
  readonly to: string;
  readonly plan: PlannedFile;
}

/**
 * Converts a file, or all pages in a folder, into docs in `content/docs`, including their pictures, fragments and
 * sidebars.
 */
export async function migrateOnDisk(
  root: string,
  request: { readonly from: string; readonly to: string | undefined },
): Promise<MigrateOutcome> {
  const from = resolve(root, request.from);
  if (!existsSync(from)) return { refused: `There is no file ${request.from}.` };
  const isInside = !relative(join(root, DOCS_FOLDER), from).startsWith("..");
  if (request.to === undefined && !isInside)
    return { refused: "Add the path for the pages, for instance --to /build/bridge." };
  const foreign = readForeignSite(from);
  if (foreign.files.length === 0)
    return { refused: `There are no .md or .mdx files in ${request.from}.` };
  const isInPlace = request.to === undefined;
  const id = toDocId(request.to ?? "");
  const folder = isInPlace ? pathFrom(root, foreign.base) : `${DOCS_FOLDER}/${id}`;
  const target = { folder, isTaken: (file: string) => existsSync(join(root, file)) };
  const planned = planFiles(foreign.files, target);
  const site: ForeignSite = {
    ...target,
    isInPlace,
    routes: listRoutes(planned, listPrefixes(foreign.base)),
    isGitBook: foreign.sidebarFiles.some(({ file }) => file.endsWith("SUMMARY.md")),
    basePath: isInPlace ? "" : `/${id}`,
    redirects: foreign.redirects,
  };
  const surround = surroundPages(site);
  const pages = planned.map((plan): Migrated => ({
    from: join(foreign.base, plan.file),
    to: plan.to,
    plan,
    ...migratePage(plan.to, plan.text, surround(plan)),
  }));
  const taken = pages.find(
    ({ from: old, to }) => old !== join(root, to) && existsSync(join(root, to)),
  );
  if (taken) return { refused: `${taken.to} already exists. Choose another path with --to.` };

  for (const page of pages) {
    writeOutput(root, page.to, page.text);
    // Deletes the old file of a page that is converted in place. Other old files are kept.
    if (isInPlace && page.from !== join(root, page.to))
      removeOutput(root, relative(root, page.from));
  }
  const pictures = pages.flatMap((page) => copyPictures(root, page));
  const sidebars = migrateSidebars(root, foreign, site);
  const fragments = planned.filter(({ to }) => to.startsWith(`${FRAGMENTS_FOLDER}/`));
  return {
    done: [
      `${pages.length === 1 ? "1 page is" : `${pages.length} pages are`} now in ${folder}, with ${pictures.length} of their pictures.`,
      ...(fragments.length === 0
        ? []
        : [`${fragments.length} of them are fragments, in ${FRAGMENTS_FOLDER}.`]),
      ...(sidebars.done.length === 0 ? ["List them in content/sidebars.yaml."] : sidebars.done),
    ],
    open: [
      ...pages.flatMap(decisionsOf),
      ...sidebars.open,
      ...foreign.hidden.map((file) => hiddenFile(pathFrom(root, join(foreign.base, file)))),
      ...(await faultsOf(root, pages)),
    ],
  };
}

const hiddenFile = (file: string): Fault =>
  faultAt(
    { file, line: 1, column: 1 },
    {
      rule: "migrate/left-out",
      problem: "This file was left out: its folder begins with a dot.",
      fix: "If it is a page, run the migration again with this file's path.",
    },
  );

function decisionsOf({ to, decisions, plan }: Migrated): Fault[] {
  const noted = decisions.map(({ kind, line, column, problem, fix }) =>
    faultAt({ file: to, line, column }, { rule: `migrate/${kind}`, problem, fix }),
  );
  if (!plan.isRenamed) return noted;
  const renamed = {
    rule: "migrate/decide",
    problem: `This was ${plan.file}, but another file already has that name.`,
    fix: 'Merge the two files, or rename this one with "npm run move".',
  };
  return [faultAt({ file: to, line: 1, column: 1 }, renamed), ...noted];
}
/** Copies those pictures that exist. Missing ones are reported as faults of the page. */
function copyPictures(root: string, { from, to, pictures }: Migrated): string[] {
  return pictures.flatMap((picture) => {
    const source = findPicture(from, picture.from);
    if (source === undefined) return [];
    const target = join(dirname(to), picture.to);
    const drawing = isDrawing(source) ? adaptDrawing(readFileSync(source, "utf8")) : undefined;
    writeOutput(root, target, drawing ?? readFileSync(source));
    return [target];
  });
}

/**
 * Finds a picture. A relative path is resolved from the page's folder. A path that starts with a slash is looked up
 * in the page's folder and every folder above it, and in the `static`, `public` and `website/static` folders inside
 * them.
 */
function findPicture(page: string, address: string): string | undefined {
  const path = decodeURI(address);
  if (!path.startsWith("/")) {
    const beside = resolve(dirname(page), path);
    return existsSync(beside) ? beside : undefined;
  }
  for (let folder = dirname(page); folder !== dirname(folder); folder = dirname(folder)) {
    const found = ["", "static", "public", "website/static"]
      .map((name) => join(folder, name, path))
      .find((file) => existsSync(file));
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Finds the faults of the new pages. Checks them together with all other pages, because pages link to each other. */
async function faultsOf(root: string, pages: readonly Migrated[]): Promise<Fault[]> {
  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const { faults } = loadSite(root, files, docs, { includesDrafts: true, lastUpdates: new Map() });
  const own = new Set(pages.map(({ to }) => to));
  return faults.filter(({ file }) => own.has(file));
}
