import type { IGatsbyImageData } from "gatsby-plugin-image";
import { isStyleExample } from "../../model/docs/doc-identity";
import type { Doc, Site } from "../../model/docs/site";
import { listPlaceholderValues } from "../../model/markdown/finish-segments";
import { type CheckedBlock, listMarkParts } from "../../model/samples/mark-checked";
import type { Compilation } from "../compile/compiler";
import {
  cacheFolderOf,
  compiledBodyFile,
  digestOf,
  sidebarFileOf,
  writeCached,
} from "../store/cache-files";
import { lookUp } from "../store/look-up";
import type { PageBodies } from "./page-bodies";
import type { PageBody } from "./page-body-worker";
import { type SampleMarks, type TypesOfPages, readSampleMarks } from "./sample-marks";
import { type SiteParts, openSite } from "./site-parts";

/** content/ after it was read and compiled. */
export interface LoadedSite extends Pick<Compilation, "docs" | "bodies"> {
  readonly site: Site;
}

/** Image data of the pictures that Gatsby has published, by the pictures' files. */
export type Pictures = ReadonlyMap<string, IGatsbyImageData>;

/** Where the parts of a doc's page are: its cache files, and the addresses of its pictures. */
export interface PageFiles {
  readonly pageBodyFileOf: (doc: { readonly file: string }) => string;
  /** Empty for a doc without a sidebar. */
  readonly sidebarFileOf: (doc: Pick<Doc, "version" | "sidebar">) => string;
  readonly picturesOf: (doc: Pick<Doc, "file">) => readonly string[];
}

/** What is needed to finish the pages of a site. */
export interface PreparedPages {
  readonly files: PageFiles;
  /** All bodies, including those that are in the cache already. */
  readonly bodies: readonly PageBody[];
  readonly parts: SiteParts;
  readonly types: TypesOfPages;
  readonly samplesOf: SampleMarks["samplesOf"];
  /**
   * Whether any block can be marked. False when packages, lists or the checks have changed since the blocks were
   * checked.
   */
  readonly hasMarks: boolean;
}

/** Decides the cache file of each page's body, and writes the sidebars into the cache. */
export function preparePages(
  root: string,
  { docs, bodies: compiled, site }: LoadedSite,
  pictures: Pictures,
  pageBodies: Pick<PageBodies, "fileOf">,
): PreparedPages {
  const folder = cacheFolderOf(root);
  const parts: SiteParts = {
    pathByFile: site.docs.map(({ file, path }) => [file, path]),
    pages: site.docs.map(({ path, title, description }) => [path, { title, description }]),
    pictures: [...pictures],
  };
  const finishing = openSite(parts);
  const marks = readSampleMarks(root, compiled);
  const imagesByFile = new Map(docs.map(({ file, images }) => [file, images]));
  const picturesOf = ({ file }: { readonly file: string }): readonly string[] =>
    (imagesByFile.get(file) ?? []).flatMap(({ asset, form }) => (form === "bitmap" ? asset : []));

  const planBody = (doc: (typeof docs)[number] | Doc): PageBody => {
    const digest = lookUp(compiled, doc.file, "compiled body");
    // All examples are on one page, and each id of a mark may occur only once on a page.
    const checked: readonly CheckedBlock[] = isStyleExample(doc.file)
      ? []
      : marks.blocksOf(doc.file);
    const file = compiledBodyFile(digest);
    const versionPath = "versionPath" in doc ? doc.versionPath : "/";
    const shown = pageBodies.fileOf(
      file,
      ...listPlaceholderValues(doc.marks, finishing, versionPath),
      ...picturesOf(doc).map((asset) => finishing.imageToHtml(asset, "") ?? asset),
      ...listMarkParts(checked),
    );
    return { compiled: file, shown, versionPath, checked };
  };
  const bodies = new Map(
    [...site.docs, ...site.examples].map((doc) => [doc.file, planBody(doc)] as const),
  );
  const sidebars = new Map(
    site.sidebars.map(({ version, name, items }) => {
      const file = sidebarFileOf(digestOf(JSON.stringify(items)));
      writeCached(folder, file, () => items);
      return [`${version}/${name}`, file];
    }),
  );
  return {
    files: {
      pageBodyFileOf: ({ file }) => lookUp(bodies, file, "body").shown,
      sidebarFileOf: ({ version, sidebar }) => sidebars.get(`${version}/${sidebar ?? ""}`) ?? "",
      picturesOf: (doc) => picturesOf(doc).flatMap((asset) => finishing.imageSrcOf(asset) ?? []),
    },
    bodies: [...bodies.values()],
    parts,
    types: site.docs.flatMap(({ path, file }) => {
      const types = marks.typesOf(file);
      return types ? [[path, types] as const] : [];
    }),
    samplesOf: marks.samplesOf,
    hasMarks: marks.isKnown,
  };
}
