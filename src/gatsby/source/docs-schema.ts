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
    "The version it belongs to."
    version: DocVersion! @link
    "Name of the sidebar that the page shows, or null."
    sidebar: String
    "Its top-level heading."
    title: String!
    "One sentence of 50 to 160 characters."
    description: String!
    "concept, guide, tutorial, recipe, reference, notice or index; null if the page names no kind"
    kind: String
    "reference: in wide windows code stands beside the words before it; null for the usual layout"
    layout: String
    "Its name in the sidebar: the title unless the page says otherwise."
    sidebarLabel: String!
    "Not part of a build; a development server shows it with a badge."
    draft: Boolean!
    "Part of a build, but no list or search leads to it."
    unlisted: Boolean!
    "Its subjects; each has a page of its own."
    tags: [DocTag!]! @link
    "Words for search engines that do not stand in the text."
    keywords: [String!]!
    "Picture for social networks, relative to the file."
    image: String
    "Headings in the table of contents."
    toc: [DocTocEntry!]!
    "All ids of the page, to which links may lead."
    anchors: [String!]!
    "Words of the text, without code."
    words: Int!
    "Time to read it, at 200 words a minute."
    readingMinutes: Int!
    "Whether it shows no table of contents."
    hideTableOfContents: Boolean!
    "File of the doc, from the repository's root."
    sourcePath: String!
    "Where the file can be edited; null for archived versions."
    editUrl: String
    "Time of the last commit that changed the file, ISO 8601; null if Git does not know it."
    lastUpdatedAt: Date @dateformat
    "Author of that commit, if content/authors.yaml names the person; otherwise null."
    lastUpdatedBy: String
    "Day the facts were last checked, YYYY-MM-DD."
    factsChecked: Date! @dateformat
    "Where a reader can check the facts."
    sources: [DocSource!]!
    "Level, topics and duration of a tutorial; null for any other doc."
    tutorial: DocTutorial
    "What the code of a recipe runs with, such as viem; empty for any other doc."
    tools: [String!]!
    "The path of the page that replaces this one, if what this page describes has ended."
    replacedBy: String
    "Ids that it no longer has, with the address of what took their place."
    movedAnchors: [DocMovedAnchor!]!
    "Pages that link to it, at most five."
    usedBy: [DocNeighbour!]!
    "The page before it in its sidebar."
    previous: DocNeighbour
    "The page after it in its sidebar."
    next: DocNeighbour
    "The way to it from its area."
    breadcrumbs: [DocBreadcrumb!]!
    "This doc in each version, or the version's main doc if it does not have this one; empty if there is only one version."
    versionPaths: [DocVersionPath!]!
    "Its language, and the page in the other ones; null in a site of one language."
    locale: DocLocale
    "Its links, in the order of the text; docLinks has those of all docs. This and the next three are for GraphiQL and createPages, not for page queries."
    links: [DocLink!]!
    "All its headings; docHeadings has those of all docs."
    headings: [DocHeading!]!
    "Its code blocks, with what they were checked against; docCodeBlocks has those of all docs."
    codeBlocks: [DocCodeBlock!]!
    "Its pictures; docPictures has those of all docs."
    pictures: [DocPicture!]!
    "Further files that it is made from: fragments, code, pictures, data, and folders that it lists. Like its links, for GraphiQL."
    madeFrom: [String!]!
    "Address of its sidebar's items as JSON, or null for a page without a sidebar. Changes when an item does."
    sidebarFile: String
    "What the page shows: HTML segments and components, in order. The template renders it."
    body: JSON!
    "The same as one text of HTML; of a component, what it contains."
    html: String!
    "The page as Markdown, as its copy at /path.md has it. Like its links, for GraphiQL."
    markdown: String!
    "The text of the page, without code."
    text: String!
    "Faults of this file and of files that are not docs. Only on a development server, since a build with faults fails."
    faults: [DocFault!]!
  }

  "What a tutorial says about itself in its frontmatter."
  type DocTutorial {
    "How much a reader has to know."
    level: ShowcaseTag! @link(by: "tagId")
    "What it is about."
    topics: [ShowcaseTag!]! @link(by: "tagId")
    "Time to work through it, in minutes."
    duration: Int!
  }

  "A heading in the table of contents."
  type DocTocEntry {
    "2 for ##, 3 for ###."
    depth: Int!
    "Id to which links may lead."
    id: String!
    "Its words."
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
    "The id, as links from other sites name it."
    id: String!
    "Address of what took its place."
    to: String!
  }

  "The previous or next page of a doc, or one that links to it."
  type DocNeighbour {
    "Its name in the sidebar."
    title: String!
    "Its path."
    path: String!
  }

  "A step on the way to a doc. A category without a page has no path."
  type DocBreadcrumb {
    "Its words."
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
    "Whether it is served from the site's root."
    isLast: Boolean!
    "Path of the page in this version."
    path: String!
  }

  "The language of a doc's page."
  type DocLocale {
    "As the attribute lang has it."
    code: String!
    "ltr or rtl"
    direction: String!
    "Whether it is the language that the docs are written in."
    isMain: Boolean!
    "False for a page that shows the original, since nobody has translated it yet."
    isTranslated: Boolean!
    "The page in every language that really has it, this one included; empty if there is no translation."
    translations: [DocTranslation!]!
  }

  "A doc in one of the languages."
  type DocTranslation {
    "Code of the language."
    code: String!
    "Path of the page."
    path: String!
  }
`;
