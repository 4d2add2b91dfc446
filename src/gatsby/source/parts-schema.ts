const PLACE = /* GraphQL */ `
    "The page that shows it."
    doc: Doc! @link(by: "path")
    "The file that holds it, from the repository's root: the doc's own, or that of a fragment."
    sourcePath: String!
    "Line in that file, from 1."
    line: Int!
    "Column in the line, from 1."
    column: Int!`;

/** GraphQL types of the parts of docs; `doc-parts.ts` explains why they aren't nodes. */
export const PARTS_SCHEMA = /* GraphQL */ `
  "A link of a doc."
  type DocLink @dontInfer {
    "The link as written: /build, ./setup.md, #part or https://…"
    target: String!
    "Whether it leads to a page or file of this site."
    isInternal: Boolean!
    "Name of another site's server; null for internal links, and for addresses such as mailto:."
    host: String
    "Path of the page or file on this site; null for a link to another site."
    path: String
    "Id on the page that it leads to, without #; null if it names none."
    anchor: String${PLACE}
  }

  "A heading of a doc, at any depth; Doc.toc has those of the table of contents."
  type DocHeading @dontInfer {
    "2 for ##, 3 for ###, and so on."
    depth: Int!
    "Id to which links may lead."
    id: String!
    "Its words."
    title: String!
    "Path of the page that shows it."
    path: String!${PLACE}
  }

  "A code block of a doc."
  type DocCodeBlock @dontInfer {
    "Its language, as the fence names it."
    language: String!
    "Title in the block's head, or null."
    title: String
    "The code as readers see it."
    code: String!
    "checked: a record says that the code is right; skipped: the block has nocheck; unchecked: neither, so it carries no mark."
    state: String!
    "Why the block is not checked, as nocheck says; null without it."
    nocheck: String
    "What checked it, such as TypeScript 5.9.3; null unless checked."
    checkedBy: String
    "What it was checked against, such as viem 2.57.1."
    checkedAgainst: [String!]!
    "Day of the check; null unless checked."
    checkedOn: Date @dateformat${PLACE}
  }

  "A picture of a doc."
  type DocPicture @dontInfer {
    "The picture's file, from the repository's root."
    asset: String!
    "What readers are told who cannot see it."
    alt: String!
    "drawing: an SVG that stands in the page; bitmap: optimised in two widths; static: a file of static/ as it is."
    form: String!
    "Whether it has colours for the dark mode. Drawings use colours of the page; other pictures have it when their figure names two."
    hasDarkVariant: Boolean!${PLACE}
  }
`;
