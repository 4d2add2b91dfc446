/** What every mistake says. */
export const FAULT_FIELDS = /* GraphQL */ `
    file: String!
    line: Int!
    column: Int!
    rule: String!
    problem: String!
    fix: String!`;

/** GraphQL types of the docs. Every field is declared, so only a query's first node can be missing. */
export const DOCS_SCHEMA = /* GraphQL */ `
  """
  A page of documentation: one file below content/docs or content/versions.
  """
  type Doc implements Node @dontInfer {
    "Path of the file below its version's docs folder, without ending; the id of x/index.md is x."
    docId: String!
    "Path of the page, without a trailing slash."
    path: String!
    "The path that search engines should index: this page's, or that of the page it nearly repeats."
    canonicalPath: String!
    version: DocVersion! @link
    "Name of the sidebar that the page shows, or null."
    sidebar: String
    title: String!
    "One sentence of 50 to 160 characters."
    description: String!
    "concept, guide, tutorial, reference, notice or index; null if the page names no kind"
    kind: String
    "reference: in wide windows code stands beside the words before it; null for the usual layout"
    layout: String
    sidebarLabel: String!
    "Not part of a build; a development server shows it with a badge."
    draft: Boolean!
    "Part of a build, but no list or search leads to it."
    unlisted: Boolean!
    tags: [DocTag!]! @link
    keywords: [String!]!
    "Picture for social networks, relative to the file."
    image: String
    toc: [DocTocEntry!]!
    "All ids of the page, to which links may lead."
    anchors: [String!]!
    words: Int!
    readingMinutes: Int!
    hideTableOfContents: Boolean!
    "File of the doc, from the repository's root."
    sourcePath: String!
    "Where the file can be edited; null for archived versions."
    editUrl: String
    "Time of the last commit that changed the file, ISO 8601; null if Git does not know it."
    lastUpdatedAt: String
    lastUpdatedBy: String
    "Day the facts were last checked, YYYY-MM-DD."
    factsChecked: String!
    "Where a reader can check the facts."
    sources: [DocSource!]!
    "Level, topics and duration of a tutorial; null for any other doc."
    tutorial: DocTutorial
    "The path of the page that replaces this one, if what this page describes has ended."
    replacedBy: String
    previous: DocNeighbour
    next: DocNeighbour
    breadcrumbs: [DocBreadcrumb!]!
    "This doc in each version, or the version's main doc if it does not have this one; empty if there is only one version."
    versionPaths: [DocVersionPath!]!
    "Paths and addresses of the doc's links, as written."
    links: [String!]!
    "File of the finished body below .cache/docs. Its name changes when the body changes."
    bodyFile: String!
    "File of the sidebar's entries below .cache/docs, or empty. Its name changes when an entry changes."
    sidebarFile: String!
    "Addresses of the page's pictures, from the site's root."
    pictures: [String!]!
    "The body: HTML segments and components, in order."
    body: JSON!
    "The body without its HTML: what a browser needs to hydrate the page. On a development server it includes the HTML."
    skeleton: JSON!
    "The sidebar as HTML; only on a development server, where no page is rendered on the server."
    developmentSidebar: String
    "The text of the page, without code."
    text: String!
    "Faults of this file and of files that are not docs. Only on a development server, since a build with faults fails."
    faults: [DocFault!]!
  }

  "What a tutorial says about itself in its frontmatter."
  type DocTutorial {
    level: ShowcaseTag! @link(by: "tagId")
    topics: [ShowcaseTag!]! @link(by: "tagId")
    "Time to work through it, in minutes."
    duration: Int!
  }

  "A heading in the table of contents."
  type DocTocEntry {
    depth: Int!
    id: String!
    title: String!
  }

  "A source of the doc's facts."
  type DocSource {
    title: String!
    url: String!
  }

  "The previous or next page of a doc."
  type DocNeighbour {
    title: String!
    path: String!
  }

  "A step on the way to a doc. A category without a page has no path."
  type DocBreadcrumb {
    label: String!
    path: String
  }

  "A doc in one of the versions."
  type DocVersionPath {
    name: String!
    label: String!
    isLast: Boolean!
    path: String!
  }

  "A version of the docs: 'current', which is being written, or an archived one."
  type DocVersion implements Node @dontInfer {
    name: String!
    label: String!
    "Whether it is served from the site's root."
    isLast: Boolean!
    path: String!
    "none, unreleased or unmaintained"
    banner: String!
    badge: Boolean!
    mainDocId: String
    "Path of the main doc, or of the version itself if it has no docs."
    mainDocPath: String!
    docs: [DocVersionEntry!]!
    draftIds: [String!]!
    sidebars: [String!]!
  }

  "A doc in the list of its version."
  type DocVersionEntry {
    id: String!
    path: String!
    sidebar: String
  }

  "A sidebar of one version."
  type DocSidebar implements Node @dontInfer {
    name: String!
    version: String!
    "Entries in reading order: links, and categories with items of their own."
    items: JSON!
  }

  "A tag of content/tags.yaml."
  type DocTag implements Node @dontInfer {
    tagId: String!
    label: String!
    description: String!
    permalink: String!
    "Docs with this tag, without drafts and unlisted ones."
    docs: [Doc!]! @link
    count: Int!
  }

  "A route of the site. Every route is exact."
  type RouteRecord implements Node @dontInfer {
    path: String!
    exact: Boolean!
    sidebar: String
    "The path, and three digits that change when the page changes."
    key: String!
  }

  "An example of the style guide: one file of content/style-guide."
  type StyleExample implements Node @dontInfer {
    title: String!
    "What the example shows: one sentence."
    description: String!
    "The example's Markdown."
    source: String!
    "The rendered example without its HTML, as of a doc."
    skeleton: JSON!
    bodyFile: String!
    sourcePath: String!
    "Position in the guide, from 0."
    position: Int!
  }

  "An old path that leads to a page. Redirects whose page does not exist yet are left out."
  type DocRedirect implements Node @dontInfer {
    from: String!
    "Path of the page, possibly with an anchor."
    to: String!
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
