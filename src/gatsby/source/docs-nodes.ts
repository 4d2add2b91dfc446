import { ANSWERS_FILE } from "../../data/search/answers";
import type { Doc, Site } from "../../docs/site";
import type { Fault } from "../../faults/fault";
import type { PageFiles } from "../../pipeline/bodies/prepare-pages";
import { listShellNodes } from "./shell-nodes";
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
 * Lists all nodes of a site. GraphQL shows only the fields that the schemas declare, so nodes may have others. `idOf` returns a node's id, given its type and key, so that nodes can refer to each other.
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
    ...site.terms.map((term) => ({
      type: "GlossaryTerm",
      key: term.id,
      fields: { ...term, termId: term.id, sourcePath: term.file },
    })),
    ...site.parameterGroups.flatMap(
      ({ id: group, file, title, as_of: asOf, sources, parameters }) =>
        parameters.map((parameter, position) => ({
          type: "Parameter",
          key: `${group}/${position}`,
          fields: {
            ...parameter,
            ...{ group, groupTitle: title, asOf, sources, sourcePath: file, position },
            getter: parameter.function,
            readAt: parameter.readAt?.day,
          },
        })),
    ),
    ...site.compatibility.flatMap(({ id: group, file, title, columns, products }) =>
      products.flatMap(({ name: product, answers }) =>
        columns.map(({ id, title: question, check }) => ({
          type: "CompatibilityAnswer",
          key: `${group}/${product}/${id}`,
          fields: {
            ...{ group, groupTitle: title, product, question, check, sourcePath: file },
            ...answers[id],
          },
        })),
      ),
    ),
    ...site.facts.map((fact) => ({
      type: "Fact",
      key: fact.id,
      fields: { ...fact, factId: fact.id, factsChecked: fact.checked, sourcePath: fact.file },
    })),
    ...site.charts.map((chart) => ({
      type: "Chart",
      key: chart.id,
      fields: { ...chart, chartId: chart.id, asOf: chart.as_of, sourcePath: chart.file },
    })),
    ...site.authors.map((author) => ({ type: "Author", key: author.name, fields: { ...author } })),
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
    ...site.networks.map((network) => {
      const { id, chain_id: chainId, settles_on: settlesOn } = network;
      return {
        type: "Network",
        key: id,
        fields: { ...network, networkId: id, chainId, settlesOn },
      };
    }),
    ...site.changes.map((change, position) => ({
      type: "Change",
      key: change.id,
      fields: { ...change, actionFor: change.action_for, changeId: change.id, position },
    })),
    ...site.partners.map((partner) => ({
      type: "Partner",
      key: partner.id,
      fields: {
        ...partner,
        partnerId: partner.id,
        networks: partner.networks.map(({ id, name }) => ({ networkId: id, name })),
        factsChecked: partner.checked,
        sourcePath: partner.file,
      },
    })),
    ...site.addresses.map((entry) => ({
      type: "ContractAddress",
      key: `${entry.network}/${entry.address}`,
      fields: { ...entry, aliases: entry.also },
    })),
    ...site.answers.map((answer) => ({
      type: "SearchAnswer",
      key: answer.question,
      fields: { ...answer, sourcePath: ANSWERS_FILE },
    })),
    ...site.synonyms.map(({ position, ...pair }) => ({
      type: "SearchSynonym",
      key: `${pair.from} > ${pair.to}`,
      fields: { ...pair, sourcePath: position.file, line: position.line },
    })),
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
    twinPlaceholders: _twinPlaceholders,
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
      tagCount: tags.length,
      sourceCount: doc.sources.length,
      sourcePath: file,
      lastUpdatedAt: lastUpdate?.at ?? null,
      lastUpdatedBy: lastUpdate?.by ?? null,
      bodyFile: files.pageBodyFileOf(doc),
      sidebarFile: files.sidebarFileOf(doc),
      faults: files.faultsOf(file),
    },
  };
}
