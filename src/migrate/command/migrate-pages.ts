import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join, relative, resolve } from "node:path";
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
import { openDescriptions, unpackOperation } from "./api-descriptions";
import { type ForeignFiles, openForeign } from "./foreign-files";
import { SIDEBARS_FILE, migrateSidebars } from "./migrate-sidebars";
import { type PlannedPicture, planPictures } from "./plan-pictures";
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
  repository: string,
  request: { readonly from: string; readonly to: string | undefined },
): Promise<MigrateOutcome> {
  const named = resolve(repository, request.from);
  if (!existsSync(named)) return { refused: `There is no file ${request.from}.` };
  const [root, from] = [realpathSync.native(repository), realpathSync.native(named)];
  const isInside = !relative(join(root, DOCS_FOLDER), from).startsWith("..");
  if (request.to === undefined && !isInside)
    return { refused: "Add the path for the pages, for instance --to /build/bridge." };
  const isInPlace = request.to === undefined;
  const files = openForeign(from, isInPlace ? root : undefined);
  const foreign = readForeignSite(from, files);
  if (foreign.files.length === 0) {
    const [left] = foreign.leftOut;
    return {
      refused: left
        ? `${left.file} can't be migrated: ${left.reason}.`
        : `There are no .md or .mdx files in ${request.from}.`,
    };
  }
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
    findOperation: openDescriptions(files),
    unpack: unpackOperation,
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

  const pictures = pages.map((page) => ({
    page,
    ...planPictures({ ...page, file: page.plan.file }, files),
  }));
  const copied = new Map(
    pictures.flatMap((one) => one.copied.map((picture) => [picture.target, picture] as const)),
  );
  const sidebars = migrateSidebars(root, foreign, site);

  // Nothing is written before everything has been read and checked.
  writeAll(root, [
    ...pages.map(({ to, text }) => [to, () => text] as const),
    ...[...copied.values()].map((one) => [one.target, () => readPicture(one, files)] as const),
    ...(sidebars.done.length === 0 ? [] : [[SIDEBARS_FILE, () => sidebars.text] as const]),
  ]);
  // Deletes the old files of pages that are converted in place. Other old files are kept.
  for (const page of pages)
    if (isInPlace && page.from !== join(root, page.to))
      removeOutput(root, relative(root, page.from));
  const fragments = planned.filter(({ to }) => to.startsWith(`${FRAGMENTS_FOLDER}/`));
  return {
    done: [
      `${pages.length === 1 ? "1 page is" : `${pages.length} pages are`} now in ${folder}, with ${copied.size} of their pictures.`,
      ...(fragments.length === 0
        ? []
        : [`${fragments.length} of them are fragments, in ${FRAGMENTS_FOLDER}.`]),
      ...(sidebars.done.length === 0 ? ["List them in content/sidebars.yaml."] : sidebars.done),
    ],
    open: [
      ...pages.flatMap(decisionsOf),
      ...sidebars.open,
      ...pictures.flatMap(({ page, refused }) =>
        refused.map(({ address, refusal }) =>
          leftOut(page.to, `The picture ${address} was left out: it ${refusal}.`, COPY_BY_HAND),
        ),
      ),
      ...foreign.leftOut.map(({ file, reason }) =>
        leftOut(
          pathFrom(root, join(foreign.base, file)),
          `This file was left out: ${reason}.`,
          "If it is a page, run the migration again with this file's path.",
        ),
      ),
      ...(await faultsOf(root, pages)),
    ],
  };
}

const COPY_BY_HAND = "If readers need it, look at the file, and copy it by hand.";

const leftOut = (file: string, problem: string, fix: string): Fault =>
  faultAt({ file, line: 1, column: 1 }, { rule: "migrate/left-out", problem, fix });

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

/** Reads a picture that was planned, as pages here can use it. */
function readPicture({ source }: PlannedPicture, files: ForeignFiles): Buffer | string {
  const { bytes } = files.read(source, "picture");
  if (!bytes) throw new Error(`${source} has changed during the migration.`);
  return isDrawing(source) ? adaptDrawing(bytes.toString("utf8")) : bytes;
}

/** Writes all files, or none: if one can't be written, restores what was there before. */
function writeAll(
  root: string,
  files: readonly (readonly [file: string, content: () => Buffer | string])[],
): void {
  const before = new Map<string, Buffer | undefined>();
  try {
    for (const [file, content] of files) {
      const path = join(root, file);
      before.set(file, existsSync(path) ? readFileSync(path) : undefined);
      writeOutput(root, file, content());
    }
  } catch (error) {
    for (const [file, old] of before) {
      if (old) writeOutput(root, file, old);
      else removeOutput(root, file);
    }
    throw error;
  }
}

/** Finds the faults of the new pages. Checks them together with all other pages, because pages link to each other. */
async function faultsOf(root: string, pages: readonly Migrated[]): Promise<Fault[]> {
  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const { faults } = loadSite(root, files, docs, { includesDrafts: true, lastUpdates: new Map() });
  const own = new Set(pages.map(({ to }) => to));
  return faults.filter(({ file }) => own.has(file));
}
