import { describeLink } from "../../docs/links/describe-link";
import type { Doc } from "../../docs/site";
import type { Position } from "../../faults/fault";
import type { CurrentSite } from "../../pipeline/bodies/prepare-pages";
import type { DocFields } from "./docs-nodes";

/** Fields that identify the doc whose parts are looked up. */
type DocKey = Pick<Doc, "file" | "path">;

/** Arguments of a query, with their GraphQL types. */
type Arguments = Readonly<Record<string, string>>;

/** A list of parts. A field of `Doc` returns the parts of one doc, and a query those of all docs. */
interface PartList {
  /** Name of the field in `Doc`. */
  readonly field: string;
  /** Name of the query. */
  readonly query: string;
  readonly type: string;
  /** Fields that the query can filter by. */
  readonly args: Arguments;
  readonly listOf: (doc: DocKey) => readonly Readonly<Record<string, unknown>>[];
}

/**
 * Creates resolvers for links, headings, code blocks and pictures, which compute their values on demand. When these
 * were nodes, there were 7,927 of them for 343 docs, and creating them took 13 s of a 46 s cold build (two cores, one
 * of them busy with webpack). Only the process that has read the content can answer, so the resolvers are for
 * GraphiQL and `createPages`; Gatsby runs page queries in other processes.
 */
export function createPartResolvers(
  current: () => Pick<CurrentSite, "site" | "docs" | "pages">,
): Readonly<Record<string, Readonly<Record<string, unknown>>>> {
  const lists = listPartsOf(current);
  const docsOf = (): readonly DocKey[] => current().site.docs;
  return {
    Doc: {
      ...Object.fromEntries(
        lists.map(({ field, listOf }) => [
          field,
          { resolve: ({ sourcePath, path }: DocFields) => listOf({ file: sourcePath, path }) },
        ]),
      ),
      madeFrom: {
        resolve: ({ sourcePath }: DocFields) =>
          current().docs.find(({ file }) => file === sourcePath)?.dependencies ?? [],
      },
    },
    Query: Object.fromEntries(
      lists.map(({ field, query, type, args, listOf }) => [
        query,
        {
          type: `[${type}!]!`,
          description: `${field} of all docs, or only those that match the arguments.`,
          args,
          resolve: (_: unknown, wanted: Readonly<Record<string, unknown>>) =>
            docsOf()
              .flatMap(listOf)
              .filter((part) =>
                Object.entries(wanted).every(([name, value]) => part[name] === value),
              ),
        },
      ]),
    ),
  };
}

function listPartsOf(
  current: () => Pick<CurrentSite, "site" | "docs" | "pages">,
): readonly PartList[] {
  const compiledOf = ({ file }: DocKey) => current().docs.filter((doc) => doc.file === file);
  const pathByFile = (): ReadonlyMap<string, string> =>
    new Map(current().site.docs.map(({ file, path }) => [file, path]));
  const place = ({ file, line, column }: Position, { path }: DocKey) => ({
    doc: path,
    sourcePath: file,
    line,
    column,
  });
  return [
    {
      field: "links",
      query: "docLinks",
      type: "DocLink",
      args: { isInternal: "Boolean", host: "String", path: "String" },
      listOf: (doc) => {
        const paths = pathByFile();
        // Link targets are resolved for the doc's own version.
        const targets = current().site.docs.find(({ file }) => file === doc.file)?.links ?? [];
        return compiledOf(doc)
          .flatMap(({ links }) => links)
          .map((link, at) => ({
            target: link.target,
            ...describeLink({ ...link, target: targets[at] ?? link.target }, doc.path, paths),
            ...place(link, doc),
          }));
      },
    },
    {
      field: "headings",
      query: "docHeadings",
      type: "DocHeading",
      args: { depth: "Int", title: "String", id: "String", path: "String" },
      listOf: (doc) =>
        compiledOf(doc)
          .flatMap(({ headings }) => headings)
          .map(({ id, depth, title, ...position }) => ({
            ...{ id, depth, title, path: doc.path },
            ...place(position, doc),
          })),
    },
    {
      field: "codeBlocks",
      query: "docCodeBlocks",
      type: "DocCodeBlock",
      args: { language: "String", state: "String" },
      listOf: (doc) =>
        current()
          .pages.samplesOf(doc.file)
          .map(({ sample, checked }) => ({
            language: sample.language,
            title: sample.title ?? null,
            code: sample.shown?.code ?? sample.code,
            state: checked ? "checked" : sample.nocheck === undefined ? "unchecked" : "skipped",
            nocheck: sample.nocheck ?? null,
            checkedBy: checked?.by ?? null,
            checkedAgainst: checked?.against ?? [],
            checkedOn: checked?.on ?? null,
            ...place(sample, doc),
          })),
    },
    {
      field: "pictures",
      query: "docPictures",
      type: "DocPicture",
      args: { form: "String", hasDarkVariant: "Boolean" },
      listOf: (doc) =>
        compiledOf(doc)
          .flatMap(({ images }) => images)
          .map(({ asset, alt, form, isOfPair, ...position }) => ({
            asset,
            alt,
            form,
            hasDarkVariant: form === "drawing" || isOfPair === true,
            ...place(position, doc),
          })),
    },
  ];
}
