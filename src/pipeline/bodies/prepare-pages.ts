import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isStyleExample } from "../../base/doc-identity";
import type { Doc } from "../../docs/site";
import { toHtml } from "../../markdown/finish-segments";
import { type CheckedBlock, listMarkParts } from "../../markdown/samples/mark-checked";
import { reportOf } from "../../site/checked-samples";
import type { CheckedSamples } from "../samples/checked-samples";
import { runsOnCelo } from "../settings/run-settings";
import type { LoadedSite } from "../site/load-site";
import { compiledBodyFile } from "../store/cache-files";
import { lookUp } from "../store/look-up";
import type { PageBodies } from "./page-bodies";
import type { PageBody } from "./page-body-worker";
import { writeRuns } from "./run-files";
import { type SampleMarks, type TypesOfPages, findSampleMarks } from "./sample-marks";
import { type SharedSite, openSite } from "./shared-site";
import { writeSidebars } from "./sidebar-files";

/** Image data of the pictures that Gatsby has published, keyed by file. */
export type Pictures = ReadonlyMap<string, IGatsbyImageData>;

/** The files that make up a doc's page: the cache file of its body, and the addresses of its sidebar and pictures. */
export interface PageFiles {
  readonly pageBodyFileOf: (doc: { readonly file: string }) => string;
  /** Address of the sidebar's items; null for a doc without a sidebar. */
  readonly sidebarFileOf: (doc: Pick<Doc, "version" | "sidebar">) => string | null;
  readonly picturesOf: (doc: Pick<Doc, "placeholders">) => readonly string[];
}

/** Everything needed to finish the pages of a site. */
export interface PreparedPages {
  readonly files: PageFiles;
  /** All bodies, including those that are already in the cache. */
  readonly bodies: readonly PageBody[];
  readonly shared: SharedSite;
  readonly types: TypesOfPages;
  readonly samplesOf: SampleMarks["samplesOf"];
  /**
   * True if at least one block can be marked as checked: its packages, lists and checks haven't changed since then.
   */
  readonly hasMarks: boolean;
}

/** The site, with everything needed to make its pages. */
export interface CurrentSite extends LoadedSite {
  readonly pages: PreparedPages;
}

/** Chooses the cache file of each page's body, and writes the files of sidebars and of runnable code. */
export function preparePages(
  root: string,
  { docs, bodies: compiled, site }: LoadedSite,
  pictures: Pictures,
  samples: CheckedSamples,
  pageBodies: Pick<PageBodies, "fileOf">,
): PreparedPages {
  const shared: SharedSite = {
    pathByFile: new Map(site.docs.map(({ file, path }) => [file, path])),
    pageByPath: new Map(
      site.docs.map(({ path, title, description }) => [path, { title, description }]),
    ),
    pictures,
  };
  const finishing = openSite(shared);
  const marks = findSampleMarks(docs, samples);
  const isWithoutRuns = !runsOnCelo();
  const runsOf = new Map(docs.map(({ file, runs }) => [file, runs]));
  writeRuns(
    root,
    isWithoutRuns
      ? []
      : site.docs.map(({ path, file }) => ({ path, runs: lookUp(runsOf, file, "compiled doc") })),
  );

  const planBody = (doc: (typeof docs)[number] | Doc): PageBody => {
    const digest = lookUp(compiled, doc.file, "compiled body");
    // All style examples are on one page, where several blocks could have the same mark id, so these blocks aren't
    // marked.
    const checked: readonly CheckedBlock[] = isStyleExample(doc.file)
      ? []
      : marks.blocksOf(doc.file).map((block) => ({
          ...block,
          ...("path" in doc && { report: reportOf(doc.path, block.versions) }),
        }));
    const file = compiledBodyFile(digest);
    const versionPath = "versionPath" in doc ? doc.versionPath : "/";
    const shown = pageBodies.fileOf(
      file,
      ...doc.placeholders.map((segment) => toHtml(segment, finishing, versionPath)),
      ...listMarkParts(checked),
      ...(isWithoutRuns ? ["without runs"] : []),
    );
    return {
      ...{ file: doc.file, compiled: file, shown, versionPath, checked },
      ...(isWithoutRuns && { isWithoutRuns }),
    };
  };
  const bodies = new Map(
    [...site.docs, ...site.examples].map((doc) => [doc.file, planBody(doc)] as const),
  );
  return {
    files: {
      pageBodyFileOf: (doc) => lookUp(bodies, doc.file, "body").shown,
      sidebarFileOf: writeSidebars(root, site),
      picturesOf: ({ placeholders }) =>
        placeholders.flatMap((one) =>
          one.kind === "picture" ? (finishing.imageSrcOf(one.asset) ?? []) : [],
        ),
    },
    bodies: [...bodies.values()],
    shared,
    types: site.docs.flatMap(({ path, file }) => {
      const types = marks.typesOf(file);
      return types ? [[path, types] as const] : [];
    }),
    samplesOf: marks.samplesOf,
    hasMarks: marks.isKnown,
  };
}
