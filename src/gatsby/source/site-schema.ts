/** Fields of every fault. */
export const FAULT_FIELDS = /* GraphQL */ `
    "File with the mistake, from the repository's root."
    file: String!
    "Line in it, from 1."
    line: Int!
    "Column in the line, from 1."
    column: Int!
    "Stable name of the kind of mistake, such as link/unknown-page."
    rule: String!
    "What is wrong: one sentence."
    problem: String!
    "What to write instead: one sentence."
    fix: String!`;

/** GraphQL types of the site's structure: versions, sidebars, tags, routes, redirects, faults. */
export const SITE_SCHEMA = /* GraphQL */ `
  "A version of the docs: 'current', which is being written, or an archived one."
  type DocVersion implements Node @dontInfer {
    "current, or the name of its folder in content/versions."
    name: String!
    "Name that readers see."
    label: String!
    "Its place among the versions, from 0; nodes that changed come last otherwise."
    position: Int!
    "Whether it is served from the site's root."
    isLast: Boolean!
    "Path that its pages begin with."
    path: String!
    "none, unreleased or unmaintained"
    banner: String!
    "Whether its pages name the version."
    badge: Boolean!
    "Id of the doc that it starts with, or null."
    mainDocId: String
    "Path of the main doc, or of the version itself if it has no docs."
    mainDocPath: String!
    "Its docs."
    docs: [DocVersionEntry!]!
    "Ids of docs that are not part of a build yet."
    draftIds: [String!]!
    "Names of its sidebars."
    sidebars: [String!]!
  }

  "A doc in the list of its version."
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
    "Entries in reading order: links, and categories with items of their own."
    items: JSON!
  }

  "A tag of content/tags.yaml."
  type DocTag implements Node @dontInfer {
    "Its key in the file, as pages name it."
    tagId: String!
    "Name that readers see."
    label: String!
    "What its pages are about."
    description: String!
    "Path of its page."
    path: String!
    "Docs with this tag, without drafts and unlisted ones."
    docs: [Doc!]! @link
    "How many docs it has."
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
    "The path, and three digits that change when the page changes."
    key: String!
  }

  "An example of the style guide: one file of content/style-guide."
  type StyleExample implements Node @dontInfer {
    "Name of the construct that it shows."
    title: String!
    "What the example shows: one sentence."
    description: String!
    "The example's Markdown."
    source: String!
    "The rendered example, as of a doc."
    body: JSON!
    "Its file, from the repository's root."
    sourcePath: String!
    "Position in the guide, from 0."
    position: Int!
  }

  "An old path that leads to a page. Redirects whose page does not exist yet are left out."
  type DocRedirect implements Node @dontInfer {
    "The old path."
    from: String!
    "Path of the page, possibly with an anchor."
    to: String!
  }

  "An entry marked pending: it waits for a page that is not written yet."
  type PendingEntry implements Node @dontInfer {
    "sidebar: an entry of a sidebars.yaml; redirect: an entry of content/redirects.yaml"
    kind: String!
    "Id of the missing doc, or the old path."
    name: String!
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
