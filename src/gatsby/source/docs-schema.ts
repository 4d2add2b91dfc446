/** GraphQL types of the docs. Every field is declared, so queries work even if a type has no nodes. */
export const DOCS_SCHEMA = /* GraphQL */ `
  """
  A page of documentation: one file below content/docs or content/versions.
  """
  type Doc implements Node @dontInfer {
    "Path of the file below its version's docs folder, without the extension; the id of x/index.md is x."
    docId: String!
    "Path of the page, without a trailing slash."
    path: String!
    "Path that search engines should index: this page's path, or the path of the page it nearly repeats."
    canonicalPath: String!
    "The version it belongs to."
    version: DocVersion! @link
    "Name of the sidebar that the page shows, or null."
    sidebar: String
    "Its top-level heading."
    title: String!
    "One sentence of 50 to 160 characters."
    description: String!
    "concept, guide, tutorial, recipe, reference, notice or index; null if the page doesn't say"
    kind: String
    "reference to show code next to the words before it in wide windows; null for the usual layout"
    layout: String
    "Its name in the sidebar; by default, the title."
    sidebarLabel: String!
    "True if it isn't part of a build; a development server shows it with a badge."
    draft: Boolean!
    "True if it is part of a build, but not in lists or search results."
    unlisted: Boolean!
    "Its subjects; each has its own page."
    tags: [DocTag!]! @link
    "Number of its tags: a filter finds the pages without any."
    tagCount: Int!
    "Questions that the page answers, in the words of its readers; the search finds it by them."
    questions: [String!]!
    "Additional words for search engines that aren't in the text."
    keywords: [String!]!
    "Path of the picture for social networks, relative to the doc's file."
    image: String
    "Headings in the table of contents."
    toc: [DocTocEntry!]!
    "All ids on the page that links may point to."
    anchors: [String!]!
    "Number of words in the text, without code."
    words: Int!
    "Time to read it, at 200 words a minute."
    readingMinutes: Int!
    "True if it doesn't show a table of contents."
    hideTableOfContents: Boolean!
    "Path of the doc's file, relative to the repository's root."
    sourcePath: String!
    "URL at which the file can be edited; null for archived versions."
    editUrl: String
    "Time of the last commit that changed the file, in ISO 8601; null if Git has none."
    lastUpdatedAt: Date @dateformat
    "Author of that commit, if listed in content/authors.yaml; otherwise null."
    lastUpdatedBy: String
    "Date on which the facts were last checked, YYYY-MM-DD."
    factsChecked: Date! @dateformat
    "Sources in which a reader can check the facts."
    sources: [DocSource!]!
    "Number of its sources: a filter finds the pages without any."
    sourceCount: Int!
    "Level, topics and duration of a tutorial; null for any other doc."
    tutorial: DocTutorial
    "Tools that the code of a recipe uses, such as viem; empty for any other doc."
    tools: [String!]!
    "Path of the page that replaces this one, if its subject has ended."
    replacedBy: String
    "That page."
    replacement: Doc @link(by: "path", from: "replacedBy")
    "Ids that it no longer has, with the URLs of their replacements."
    movedAnchors: [DocMovedAnchor!]!
    "The page before it in its sidebar."
    previous: DocNeighbor
    "The page after it in its sidebar."
    next: DocNeighbor
    "The pages and categories above it in the hierarchy, starting with its area."
    breadcrumbs: [DocBreadcrumb!]!
    "The path of this doc in each version, or of the version's main doc if it doesn't have this one; empty if there is only one version."
    versionPaths: [DocVersionPath!]!
    "Its links, in the order of the text; docLinks lists the links of all docs. This field and the next three are for GraphiQL and createPages, not for page queries."
    links: [DocLink!]!
    "All its headings; docHeadings lists the headings of all docs."
    headings: [DocHeading!]!
    "Its code blocks, with what they were checked against; docCodeBlocks lists the code blocks of all docs."
    codeBlocks: [DocCodeBlock!]!
    "Its pictures; docPictures lists the pictures of all docs."
    pictures: [DocPicture!]!
    "Other files that it is made from: fragments, code, pictures and data, and folders whose pages it lists. For GraphiQL, like links."
    madeFrom: [String!]!
    "URL of the JSON file with its sidebar's items, which changes whenever an item changes; null for a page without a sidebar."
    sidebarFile: String
    "Content of the page, which the template renders: HTML segments and components, in order."
    body: JSON!
    "The content as a single HTML text, including the content of components."
    html: String!
    "The page as Markdown, the same as its copy at /path.md. For GraphiQL, like links."
    markdown: String!
    "The text of the page, without code."
    text: String!
    "Faults of this file and of files that aren't docs. Only filled on a development server, since a build with faults fails."
    faults: [DocFault!]!
  }

  "The frontmatter of a tutorial."
  type DocTutorial {
    "Knowledge that a reader needs."
    level: ShowcaseTag! @link(by: "tagId")
    "Its topics."
    topics: [ShowcaseTag!]! @link(by: "tagId")
    "Time to work through it, in minutes."
    duration: Int!
  }

  "A heading in the table of contents."
  type DocTocEntry {
    "2 for ##, 3 for ###."
    depth: Int!
    "Id that links may point to."
    id: String!
    "Its text."
    title: String!
  }

  "A source of the doc's facts."
  type DocSource {
    "Name of the source."
    title: String!
    "Its address."
    url: String!
  }

  "An id that a doc no longer has."
  type DocMovedAnchor {
    "The id, which links from other sites may contain."
    id: String!
    "URL of its replacement."
    to: String!
  }

  "The page before or after a doc, or a page that links to it."
  type DocNeighbor {
    "Its name in the sidebar."
    title: String!
    "Its path."
    path: String!
  }

  "A page or category above a doc. A category without a page has no path."
  type DocBreadcrumb {
    "Its text."
    label: String!
    "The page it leads to, or null."
    path: String
  }

  "A doc in one of the versions."
  type DocVersionPath {
    "Name of the version."
    name: String!
    "Name that readers see."
    label: String!
    "True if it is served from the site's root."
    isLast: Boolean!
    "Path of the page in this version."
    path: String!
  }
`;
