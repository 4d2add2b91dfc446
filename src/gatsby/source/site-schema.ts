/** Fields of all types of faults. */
export const FAULT_FIELDS = /* GraphQL */ `
    "Path of the file with the mistake, relative to the repository's root."
    file: String!
    "Line in the file; the first line is 1."
    line: Int!
    "Column in the line; the first column is 1."
    column: Int!
    "Stable name of the kind of mistake, such as link/unknown-page."
    rule: String!
    "One sentence about the mistake."
    problem: String!
    "One sentence about the fix."
    fix: String!`;

/** GraphQL types of the site's structure: versions, sidebars, tags, routes, redirects, faults. */
export const SITE_SCHEMA = /* GraphQL */ `
  "A version of the docs: 'current', which is still being written, or an archived one."
  type DocVersion implements Node @dontInfer {
    "current, or the name of its folder in content/versions."
    name: String!
    "Name that readers see."
    label: String!
    "Position among the versions, starting at 0. Queries sort by it, since changed nodes would otherwise be last."
    position: Int!
    "True if it is served from the site's root."
    isLast: Boolean!
    "Path that its pages are below."
    path: String!
    "none, unreleased or unmaintained"
    banner: String!
    "True if its pages show the version's label."
    badge: Boolean!
    "Id of its first doc, or null."
    mainDocId: String
    "Path of the main doc, or of the version itself if it has no docs."
    mainDocPath: String!
    "Its docs."
    docs: [DocVersionEntry!]!
    "Ids of its drafts, which aren't part of a build yet."
    draftIds: [String!]!
    "Names of its sidebars."
    sidebars: [String!]!
  }

  "A doc in a version's list of docs."
  type DocVersionEntry {
    "The doc's id in its version."
    id: String!
    "Path of its page."
    path: String!
    "Name of the sidebar that the page shows, or null."
    sidebar: String
  }

  "A sidebar of one version."
  type DocSidebar implements Node @dontInfer {
    "Its key in sidebars.yaml."
    name: String!
    "Name of the version it belongs to."
    version: String!
    "Entries in reading order: links, and categories with their own items."
    items: JSON!
  }

  "A tag in content/tags.yaml."
  type DocTag implements Node @dontInfer {
    "Its key in the file, which pages use."
    tagId: String!
    "Name that readers see."
    label: String!
    "Subject of its pages."
    description: String!
    "Path of its page."
    path: String!
    "Docs with this tag, except for drafts and unlisted docs."
    docs: [Doc!]! @link
    "Number of its docs."
    count: Int!
  }

  "A route of the site. Every route is exact."
  type RouteRecord implements Node @dontInfer {
    "Path of the page."
    path: String!
    "Always true."
    exact: Boolean!
    "Name of the sidebar that the page shows, or null."
    sidebar: String
    "The path, and three digits that change with the page."
    key: String!
  }

  "An example in the style guide: one file in content/style-guide."
  type StyleExample implements Node @dontInfer {
    "Name of the syntax that it shows."
    title: String!
    "One sentence about the example."
    description: String!
    "The example's Markdown."
    source: String!
    "The rendered example, in the same format as a doc's body."
    body: JSON!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
    "Position in the guide, from 0."
    position: Int!
  }

  "An old path that leads to a page."
  type DocRedirect implements Node @dontInfer {
    "The old path."
    from: String!
    "Path of the page, possibly with an anchor."
    to: String!
  }

  "An old path whose page has no successor: hosts answer 410, and the 404 page names the closest page."
  type GoneAddress implements Node @dontInfer {
    "The old path. With /* at its end, it stands for the path and every path below it."
    from: String!
    "Path of the page that is closest to the old one's subject, possibly with an anchor."
    to: String!
    "A sentence for readers: what was there, and what became of it."
    reason: String!
  }

  """
  A mistake in the content; a build that has one fails, a development server shows it. Each source plugin has a type of
  its own for those it finds, since Gatsby lets a plugin create and delete nodes of its own types only.
  """
  interface ContentFault implements Node {
    id: ID!${FAULT_FIELDS}
  }

  "A mistake in the docs, or in the sidebars, tags and links around them."
  type DocFault implements Node & ContentFault @dontInfer {${FAULT_FIELDS}
  }
`;
