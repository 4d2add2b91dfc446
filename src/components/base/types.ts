import type { Segment } from "../../base/segments";

type AnsweredDoc = NonNullable<Queries.DocPageQuery["doc"]>;

/** A doc, as returned by the page query in templates/doc.tsx. GraphQL types its segments only as JSON. */
export type Doc = Omit<AnsweredDoc, "body"> & { readonly body: readonly Segment[] };

export type PageLink = NonNullable<Doc["previous"]>;

export type TocEntry = Doc["toc"][number];

export interface DocData {
  readonly doc: Doc;
}
