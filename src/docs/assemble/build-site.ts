import { isStyleExample } from "../../base/doc-identity";
import type { Fault } from "../../faults/fault";
import { collect } from "../../faults/result";
import { checkCanonicals } from "../canonicals";
import { checkQuestions } from "../questions";
import { checkRecipe } from "../recipes";
import { checkRoutes } from "../routes";
import { readNavbar } from "../shell/navbar";
import type { Doc, RouteRecord, Site, SiteInput } from "../site";
import type { Tag } from "../tags";
import { checkTutorial } from "../tutorials";
import { checkVersionNames } from "../versions/versions";
import { type VersionOfDocs, buildVersion } from "./build-version";
import { readSiteData } from "./read-data";
import { type RoutedDocs, isLeftOut, routeDocs } from "./route-docs";
import { checkSiteLinks } from "./site-links";
import { readSiteTags, withDocs } from "./site-tags";
import { withVersionPaths } from "./version-paths";
import { withoutConsequences } from "./without-consequences";

/** Builds the site: routes, versions, sidebars, tags, links, and every fault in the content, in no particular order. */
export function buildSite(input: SiteInput): Site {
  const compiled = input.docs.filter((doc) => !isLeftOut(doc, input));
  const routed = routeDocs(input);
  const { docs: routedDocs, versions: docVersions } = routed.value;
  const data = readSiteData(input, docVersions);
  const { authorNames: authors, links: dataLinks, ...shown } = data.value;
  const tags = readSiteTags(input, routedDocs);
  const versions = collect(docVersions, (version) =>
    buildVersion({
      version,
      docs: routedDocs.filter((doc) => doc.version === version.name),
      draftIds: routed.value.draftIds.get(version.name) ?? new Set(),
      input,
      authors,
    }),
  );
  const sidebars = versions.value.flatMap((one) => one.sidebars);
  const docs = withVersionPaths(versions.value);
  const examples = input.docs.filter(({ file }) => isStyleExample(file));
  const navbar = readNavbar({ readText: input.readData }, sidebarsAtRoot(versions.value));
  const links = checkSiteLinks({
    ...{ input, routed: routedDocs, docs },
    otherLinks: [
      ...input.otherLinks,
      ...dataLinks,
      ...navbar.links,
      ...versions.value.flatMap((one) => one.links),
      ...examples.flatMap((example) => example.links),
    ],
  });
  const { movedAnchors, ...siteLinks } = links.value;
  const withMovedAnchors = (doc: Doc): Doc => ({
    ...doc,
    movedAnchors: movedAnchors.filter(({ path }) => path === doc.path),
  });
  return {
    ...shown,
    ...siteLinks,
    docs: docs.map(withMovedAnchors),
    versions: versions.value.map(({ version }) => version),
    sidebars,
    tags: withDocs(tags.value, docs),
    routes: listRoutes(docs, input),
    examples,
    navbar: navbar.value,
    faults: withoutConsequences(
      withoutRepeats([
        ...compiled.flatMap((doc) => doc.faults),
        ...[routed, data, tags, versions, navbar, links].flatMap(({ faults }) => faults),
        ...checkDocs(routed.value, { ...input, tags: tags.value }),
      ]),
      input.readData,
    ),
  };
}

/** Checks tutorials and recipes, and compares docs with each other. */
const checkDocs = (
  { docs }: RoutedDocs,
  input: SiteInput & { readonly tags: readonly Tag[] },
): Fault[] => [
  ...docs.flatMap(({ compiled }) =>
    input.tutorialTags ? checkTutorial(compiled, input.tutorialTags) : [],
  ),
  ...docs.flatMap(({ compiled }) => checkRecipe(compiled)),
  ...checkRoutes(docs, input),
  ...checkVersionNames(input.docs.map(({ file }) => file)),
  ...checkCanonicals(docs),
  ...checkQuestions(docs),
];

const sidebarsAtRoot = (versions: readonly VersionOfDocs[]): VersionOfDocs["sidebars"] =>
  versions.find(({ version }) => version.isLast)?.sidebars ?? [];

/** Removes repeated faults: a fault in a fragment is found once for each doc that includes the fragment. */
const withoutRepeats = (faults: readonly Fault[]): Fault[] => [
  ...new Map(faults.map((fault) => [JSON.stringify(fault), fault])).values(),
];

/** Formats a route's key, `path-3f2`: the path and the first three digits of the page's digest. */
export function routeKey(path: string, digest: string): string {
  return `${path}-${digest.slice(0, 3).padEnd(3, "0")}`;
}

function listRoutes(docs: readonly Doc[], input: SiteInput): RouteRecord[] {
  const routes = [
    ...input.otherRoutes.map(({ path, digest }) => ({ path, sidebar: null, digest })),
    ...docs.map(({ path, sidebar, file }) => ({ path, sidebar, digest: input.digestOfFile(file) })),
  ];
  return routes.map(({ path, sidebar, digest }) => ({
    path,
    exact: true,
    sidebar,
    key: routeKey(path, digest),
  }));
}
