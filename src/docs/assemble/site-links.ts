import type { LinkUse } from "../../base/compiled-doc";
import type { Result } from "../../faults/result";
import { checkDocLinks } from "../check-doc-links";
import { listYamlAddresses } from "../links/external-links";
import {
  type LinkTargets,
  checkLink,
  checkOwnAddresses,
  listUncheckedAnchors,
} from "../links/links";
import { type MovedAnchor, REDIRECTS_FILE, type Redirect, readRedirects } from "../links/redirects";
import { ADDRESS_RECORD, checkLostAddresses, readAddressRecord } from "../recorded-addresses";
import type { Doc, RoutedDoc, Site, SiteInput } from "../site";

/** The redirects of a site, and the links that can only be checked on its built pages. */
interface SiteLinks extends Pick<Site, "redirects" | "gone" | "uncheckedAnchors"> {
  readonly movedAnchors: readonly MovedAnchor[];
}

interface LinkedPages extends Pick<Site, "docs"> {
  readonly input: SiteInput;
  readonly routed: readonly RoutedDoc[];
  /** Links outside of docs: in data files, in sidebars and in the site's shell. */
  readonly otherLinks: readonly LinkUse[];
}

/** Reads the redirects, and checks that the page and heading of every link exist. */
export function checkSiteLinks(pages: LinkedPages): Result<SiteLinks> {
  const { input, docs, routed } = pages;
  const { hasStaticFile } = input;
  const torn = new Set(input.docs.flatMap((doc) => (isTorn(doc) ? doc.file : [])));
  const anchorsByPath = new Map<string, ReadonlySet<string> | undefined>([
    ...anchorsOf(docs, torn),
    ...input.otherRoutes.map(({ path }) => [path, undefined] as const),
  ]);
  const read = readRedirects(input.readData(REDIRECTS_FILE), {
    paths: anchorsByPath,
    hasStaticFile,
  });
  const recorded = readAddressRecord(input.readData(ADDRESS_RECORD));
  const targets: LinkTargets = {
    anchorsByPath,
    origin: input.origin,
    pathByFile: new Map(routed.map(({ compiled, path }) => [compiled.file, path])),
    hasStaticFile,
    redirects: new Map(read.redirects.map(({ from, to }) => [from, to])),
  };
  const otherLinks = [...pages.otherLinks, ...read.links];
  const docByFile = new Map(docs.map((doc) => [doc.file, doc]));
  return {
    value: {
      redirects: sortRedirects(read.redirects),
      gone: read.gone,
      movedAnchors: read.movedAnchors,
      uncheckedAnchors: listUncheckedAnchors(
        [...routed.flatMap(({ compiled }) => compiled.links), ...otherLinks],
        targets,
      ),
    },
    faults: [
      ...read.faults,
      ...recorded.faults,
      ...checkLostAddresses(recorded.record, {
        docs,
        otherRoutes: input.otherRoutes,
        movedFrom: new Set([
          ...read.redirects.map(({ from }) => from),
          ...read.gone.map(({ from }) => from),
          ...read.movedAnchors.map(({ path, id }) => `${path}#${id}`),
        ]),
        hasStaticFile,
      }).filter(({ file }) => !torn.has(file)),
      ...routed.flatMap((doc) =>
        checkDocLinks(doc, docByFile.get(doc.compiled.file)?.versionPath ?? "/", targets),
      ),
      ...otherLinks.flatMap((link) => checkLink(link, undefined, targets)),
      ...checkOwnAddresses(listOwnAddresses(input), otherLinks, input.origin),
    ],
  };
}

/** Lists addresses in YAML and frontmatter, from the files that contain the site's origin. */
const listOwnAddresses = ({ docs, readData, listData, origin }: SiteInput): LinkUse[] => {
  const data = listData("content").filter((file) => file.endsWith(".yaml"));
  return [...docs.map(({ file }) => file), ...data].flatMap((file) => {
    const text = readData(file) ?? "";
    return text.includes(origin) ? listYamlAddresses(file, text) : [];
  });
};

const sortRedirects = (redirects: readonly Redirect[]): Redirect[] =>
  [...redirects].sort((a, b) => (a.from < b.from ? -1 : 1));

/** Rules of faults that may remove headings from a page, or hide them from the parser. */
const TEARING =
  /^(?:markdown|mdx|include|component|html|admonition)\/|^code\/(?:unclosed|torn|swallowed-fence)$/;

/** True if a parsed doc may lack some of its ids because of a fault. */
const isTorn = ({ faults }: SiteInput["docs"][number]): boolean =>
  faults.some(({ rule }) => TEARING.test(rule));

/**
 * Returns the ids on each page; undefined if some may be missing because of a fault. Two docs with the same path count
 * as one page here, because they are reported elsewhere.
 */
function anchorsOf(
  docs: readonly Doc[],
  torn: ReadonlySet<string>,
): Map<string, Set<string> | undefined> {
  const found = new Map<string, Set<string> | undefined>();
  for (const { path, file, anchors } of docs)
    found.set(path, torn.has(file) ? undefined : new Set([...(found.get(path) ?? []), ...anchors]));
  return found;
}
