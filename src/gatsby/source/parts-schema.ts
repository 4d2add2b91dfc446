const PLACE = /* GraphQL */ `
    "The page that shows it."
    doc: Doc! @link(by: "path")
    "Path of the file that contains it, the doc's or a fragment's, relative to the repository's root."
    sourcePath: String!
    "Line in that file; the first line is 1."
    line: Int!
    "Column in the line; the first column is 1."
    column: Int!`;

/** GraphQL types for the parts of docs. doc-parts.ts explains why they aren't nodes. */
export const PARTS_SCHEMA = /* GraphQL */ `
  "A link in a doc."
  type DocLink @dontInfer {
    "The link as written: /build, ./setup.md, #part or https://…"
    target: String!
    "True if it leads to a page or file on this site."
    isInternal: Boolean!
    "Host of the other site; null for internal links, and for URLs such as mailto:."
    host: String
    "Path of the page or file on this site; null for a link to another site."
    path: String
    "Id on the page that it leads to, without #; null if it has none."
    anchor: String${PLACE}
  }

  "A heading in a doc, at any depth; Doc.toc lists the headings in the table of contents."
  type DocHeading @dontInfer {
    "2 for ##, 3 for ###, and so on."
    depth: Int!
    "Id that links may point to."
    id: String!
    "Its text."
    title: String!
    "Path of the page that shows it."
    path: String!${PLACE}
  }

  "A code block in a doc."
  type DocCodeBlock @dontInfer {
    "Its language by its main name, such as yaml for a block that says yml; text if the block names none."
    language: String!
    "Title in the block's header, or null."
    title: String
    "The code as readers see it."
    code: String!
    "checked if there is a record that the code is right; skipped if the block has nocheck; otherwise unchecked, without a mark."
    state: String!
    "The reason given in nocheck; null if there is no nocheck."
    nocheck: String
    "Tool that checked it, such as TypeScript 5.9.3; null unless checked."
    checkedBy: String
    "Packages or schemas that it was checked against, such as viem 2.57.1."
    checkedAgainst: [String!]!
    "Date of the check; null unless checked."
    checkedOn: Date @dateformat${PLACE}
  }

  "A picture in a doc."
  type DocPicture @dontInfer {
    "Path of the picture's file, relative to the repository's root."
    asset: String!
    "Text for readers who can't see it."
    alt: String!
    "drawing: an SVG inlined in the page; bitmap: optimized and published at two widths; static: an unchanged file in static/."
    form: String!
    "True if it adapts to dark mode. Drawings use the page's colors; other pictures need a figure with two files."
    hasDarkVariant: Boolean!${PLACE}
  }
`;
