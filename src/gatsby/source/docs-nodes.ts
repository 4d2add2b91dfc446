import type { Doc, Site } from "../../docs/site";
import type { Fault } from "../../faults/fault";
import type { PageFiles } from "../../pipeline/bodies/prepare-pages";
import { SHELL_TYPES, listShellNodes } from "./shell-nodes";
import type { NodeFields } from "./write-nodes";

/** Fields of a doc's node, apart from those that Gatsby adds. */
export interface DocFields {
  readonly path: string;
  readonly sourcePath: string;
  readonly bodyFile: string;
}

/** Cache files of docs, with functions that look up their File nodes and faults. */
export interface DocFiles extends PageFiles {
  readonly fileNodeIdOf: (file: string) => string | undefined;
  /** Returns the faults to show on a doc's page; empty in a build, which fails if there are any. */
  readonly faultsOf: (file: string) => readonly Fault[];
}

const docKey = (version: string, id: string): string => `${version}/${id}`;

/**
 * Lists all nodes of a site. `idOf` returns a node's id, given its type and key, so that nodes can refer to each other.
 */
export function listNodes(
  site: Site,
  files: DocFiles,
  idOf: (type: string, key: string) => string,
): NodeFields[] {
  return [
    ...site.versions.map((version, position) => ({
      type: "DocVersion",
      key: version.name,
      fields: { ...version, position },
    })),
    ...site.sidebars.map((sidebar) => ({
      type: "DocSidebar",
      key: docKey(sidebar.version, sidebar.name),
      fields: { ...sidebar },
    })),
    ...site.tags.map(({ id, docIds, ...tag }) => ({
      type: "DocTag",
      key: id,
      fields: {
        ...tag,
        tagId: id,
        count: docIds.length,
        docs: docIds.map((doc) => idOf("Doc", docKey(doc.version, doc.id))),
      },
    })),
    ...site.docs.map((doc) => docNode(doc, files, idOf)),
    ...site.routes.map((route) => ({ type: "RouteRecord", key: route.path, fields: { ...route } })),
    ...site.terms.map(({ id, file, see = null, ...term }) => ({
      type: "GlossaryTerm",
      key: id,
      fields: { ...term, see, termId: id, sourcePath: file },
    })),
    ...site.parameterGroups.flatMap(({ id, file, parameters, ...group }) =>
      parameters.map(({ function: getter, note = null, readAt, ...parameter }, position) => ({
        type: "Parameter",
        key: `${id}/${position}`,
        fields: {
          ...parameter,
          note,
          getter,
          position,
          group: id,
          groupTitle: group.title,
          asOf: group.as_of,
          readAt: readAt?.day ?? null,
          sources: group.sources,
          sourcePath: file,
        },
      })),
    ),
    ...site.facts.map(({ id, file, value, about, kind, area, checked, sources }) => ({
      type: "Fact",
      key: id,
      fields: {
        ...{ factId: id, value, about, kind, area, factsChecked: checked, sources },
        sourcePath: file,
      },
    })),
    ...site.charts.map(({ id, file, title, alt, kind, note = null, as_of: asOf, sources }) => ({
      type: "Chart",
      key: id,
      fields: { chartId: id, title, alt, kind, note, asOf, sources, sourcePath: file },
    })),
    ...site.authors.map(({ name, commits }) => ({
      type: "Author",
      key: name,
      fields: { name, commits },
    })),
    ...site.examples.map((example, position) => ({
      type: "StyleExample",
      key: example.file,
      fields: {
        title: example.frontmatter?.title ?? "",
        description: example.frontmatter?.description ?? "",
        sourcePath: example.file,
        bodyFile: files.pageBodyFileOf(example),
        position,
      },
    })),
    ...site.redirects.map((redirect) => ({
      type: "DocRedirect",
      key: redirect.from,
      fields: { ...redirect },
    })),
    ...site.gone.map((address) => ({
      type: "GoneAddress",
      key: address.from,
      fields: { ...address },
    })),
    ...site.networks.map(
      ({ id, chain_id: chainId, settles_on: settlesOn = null, coin = null, ...network }) => ({
        type: "Network",
        key: id,
        fields: {
          name: network.name,
          status: network.status,
          rpc: network.rpc,
          explorers: network.explorers,
          faucet: network.faucet ?? null,
          sources: network.sources,
          networkId: id,
          chainId,
          settlesOn,
          coin,
          symbol: network.symbol ?? null,
        },
      }),
    ),
    ...site.changes.map(({ id, details = null, action_for: actionFor, ...change }, position) => ({
      type: "Change",
      key: id,
      fields: { ...change, details, actionFor, changeId: id, position },
    })),
    ...site.addresses.map(({ name, also: aliases, network, address, source }) => ({
      type: "ContractAddress",
      key: `${network}/${address}`,
      fields: { name, aliases, network, address, source },
    })),
    ...site.synonyms.map(({ from, to, isTwoWay, position }) => ({
      type: "SearchSynonym",
      key: `${from} > ${to}`,
      fields: { from, to, isTwoWay, sourcePath: position.file, line: position.line },
    })),
    ...[
      ...site.pending.map((name) => ({ kind: "sidebar", name })),
      ...site.pendingRedirects.map((name) => ({ kind: "redirect", name })),
    ].map((fields) => ({ type: "PendingEntry", key: `${fields.kind} ${fields.name}`, fields })),
    ...site.owners.map((owned) => ({ type: "OwnedArea", key: owned.area, fields: { ...owned } })),
    ...listShellNodes(site),
    ...site.faults.map((fault, index) => ({
      type: "DocFault",
      key: String(index),
      fields: { ...fault },
    })),
  ];
}

function docNode(
  doc: Doc,
  files: DocFiles,
  idOf: (type: string, key: string) => string,
): NodeFields {
  const { id, version, file, lastUpdate, tags, canonical, ...rest } = doc;
  const {
    placeholders: _placeholders,
    twinMarks: _twinMarks,
    links: _links,
    versionPath: _versionPath,
    movedAnchors,
    ...fields
  } = rest;
  return {
    type: "Doc",
    key: docKey(version, id),
    parent: files.fileNodeIdOf(file),
    fields: {
      ...fields,
      movedAnchors: movedAnchors.map(({ id: anchor, to }) => ({ id: anchor, to })),
      docId: id,
      canonicalPath: canonical ?? doc.path,
      version: idOf("DocVersion", version),
      tags: tags.map((tag) => idOf("DocTag", tag)),
      sourcePath: file,
      lastUpdatedAt: lastUpdate?.at ?? null,
      lastUpdatedBy: lastUpdate?.by ?? null,
      bodyFile: files.pageBodyFileOf(doc),
      sidebarFile: files.sidebarFileOf(doc),
      faults: files.faultsOf(file),
    },
  };
}

/** The types of the nodes that `listNodes` returns. */
export const DOC_TYPES = [
  "DocVersion",
  "DocSidebar",
  "DocTag",
  "Doc",
  "RouteRecord",
  "GlossaryTerm",
  "Parameter",
  "Fact",
  "Chart",
  "Author",
  "DocRedirect",
  "GoneAddress",
  "StyleExample",
  "Network",
  "Change",
  "ContractAddress",
  "SearchSynonym",
  "PendingEntry",
  "OwnedArea",
  "DocFault",
  ...SHELL_TYPES,
];
