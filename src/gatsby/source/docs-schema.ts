/** GraphQL types of the docs. Everything is declared, so beyond a page's own node nothing needs to be null. */
export const DOCS_SCHEMA = /* GraphQL */ `
  """
  A page of documentation: one file below content/docs or content/versions.
  """
  type Doc implements Node @dontInfer {
    "Path of the file in its version's docs folder, without ending; x/index.md has the id x."
    docId: String!
    "Route of the page: exact, no trailing slash."
    path: String!
    "The path search engines should index: this doc's, or the main one's where two pages say the same."
    canonicalPath: String!
    version: DocVersion! @link
    "Name of the sidebar the page shows, or null for none."
    sidebar: String
    title: String!
    "One sentence of 50 to 160 characters."
    description: String!
    "concept, guide, tutorial, reference, notice or index; null when the page does not say"
    kind: String
    sidebarLabel: String!
    "Not built for production; in development it has a badge."
    draft: Boolean!
    "Built, but found by its address only."
    unlisted: Boolean!
    tags: [DocTag!]! @link
    keywords: [String!]!
    "Picture for social cards, relative to the file."
    image: String
    toc: [DocTocEntry!]!
    "Every id of the page, which links may name."
    anchors: [String!]!
    words: Int!
    readingMinutes: Int!
    hideTableOfContents: Boolean!
    "The file, from the repository's root."
    sourcePath: String!
    "Where the file can be edited; null for archived versions."
    editUrl: String
    "Time of the last commit that changed the file, ISO 8601; null when git does not know."
    lastUpdatedAt: String
    lastUpdatedBy: String
    "Day the facts were last checked, YYYY-MM-DD."
    factsChecked: String!
    "Where a reader can check the facts."
    sources: [DocSource!]!
    "What it takes to work through the page; null for a doc that is no tutorial."
    tutorial: DocTutorial
    "The page describes something that has ended; this took its place."
    replacedBy: String
    previous: DocNeighbour
    next: DocNeighbour
    breadcrumbs: [DocBreadcrumb!]!
    "Where each version has this doc, or its main doc where it has not; empty with one version only."
    versionPaths: [DocVersionPath!]!
    "Paths and addresses this doc links to, as written."
    links: [String!]!
    "File of the finished body below .cache/docs; its name changes when the body does."
    bodyFile: String!
    "File of the sidebar's entries below .cache/docs, or empty; its name changes when an entry does."
    sidebarFile: String!
    "Addresses of the pictures it shows, from the site's root."
    pictures: [String!]!
    "The body: html and component segments, in order."
    body: JSON!
    "The body without its html: what a browser needs to hydrate the page. In development the html is in it."
    skeleton: JSON!
    "The sidebar as html; in development only, where no page is rendered on the server."
    developmentSidebar: String
    "The words of the page, without code."
    text: String!
    "Faults of this file and of files that are no docs; in development only, a build with faults fails."
    faults: [DocFault!]!
  }

  "A doc that is worked through, from start to end."
  type DocTutorial {
    level: ShowcaseTag! @link(by: "tagId")
    topics: [ShowcaseTag!]! @link(by: "tagId")
    "How long it takes to do, in minutes."
    duration: Int!
  }

  "A heading in the table of contents."
  type DocTocEntry {
    depth: Int!
    id: String!
    title: String!
  }

  "Where a fact can be checked."
  type DocSource {
    title: String!
    url: String!
  }

  "The page before or after a doc."
  type DocNeighbour {
    title: String!
    path: String!
  }

  "A step on the way to a doc; a category without a page has no path."
  type DocBreadcrumb {
    label: String!
    path: String
  }

  "Where a version has a doc."
  type DocVersionPath {
    name: String!
    label: String!
    isLast: Boolean!
    path: String!
  }

  "A version of the docs: the one being written ('current') or an archived one."
  type DocVersion implements Node @dontInfer {
    name: String!
    label: String!
    "Served from the site's root."
    isLast: Boolean!
    path: String!
    "none, unreleased or unmaintained"
    banner: String!
    badge: Boolean!
    mainDocId: String
    "Path of the main doc; the version's own when it has no docs."
    mainDocPath: String!
    docs: [DocVersionEntry!]!
    draftIds: [String!]!
    sidebars: [String!]!
  }

  "A doc as its version lists it."
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
    "Docs that carry it, without drafts and unlisted ones."
    docs: [Doc!]! @link
    count: Int!
  }

  "A route the site serves. Every route is exact."
  type RouteRecord implements Node @dontInfer {
    path: String!
    exact: Boolean!
    sidebar: String
    "The path and three digits that change with the page."
    key: String!
  }

  "A term of the glossary: one file of content/data/glossary."
  type GlossaryTerm implements Node @dontInfer {
    "Name of the file, and the term's anchor on the glossary's page."
    termId: String!
    term: String!
    "Plain text of 40 to 300 characters."
    definition: String!
    "Path of the page that tells more."
    see: String
    "Other words for the same, former names among them."
    aliases: [String!]!
    sourcePath: String!
  }

  "A parameter of the protocol, as a file of content/data/parameters gives it."
  type Parameter implements Node @dontInfer {
    name: String!
    "The value with its unit; code stands in backticks."
    value: String!
    "Name of the contract that holds the value."
    contract: String!
    "The function that returns it."
    getter: String!
    note: String
    "current, or ended: it governs nothing any more"
    status: String!
    "Name of the file without its ending: what <ParameterTable group> names."
    group: String!
    groupTitle: String!
    "Place in its group, from 0."
    position: Int!
    "Day the value was read, YYYY-MM-DD."
    asOf: String!
    sources: [DocSource!]!
    sourcePath: String!
  }

  "An example of the style guide: one file of content/style-guide."
  type StyleExample implements Node @dontInfer {
    title: String!
    "What it is for: one sentence."
    description: String!
    "What a writer writes."
    source: String!
    "What it becomes, without its html, as of a doc."
    skeleton: JSON!
    bodyFile: String!
    sourcePath: String!
    "Place in the guide, from 0."
    position: Int!
  }

  "An old path whose readers are sent on. Those that wait for their page are left out."
  type DocRedirect implements Node @dontInfer {
    from: String!
    "Path of the page, perhaps with an anchor."
    to: String!
  }

  "A network that pages speak of: an entry of content/data/networks.yaml."
  type Network implements Node @dontInfer {
    "celo, celo-sepolia, …: what a ContractAddress names as its network."
    networkId: String!
    name: String!
    "current, or ended: it answers no more"
    status: String!
    chainId: Int!
    "Its native coin; null for a network that has ended."
    coin: String
    "Id of the network a layer 2 settles on; null for any other."
    settlesOn: String
    "Public addresses for JSON-RPC."
    rpc: [String!]!
    explorers: [NetworkExplorer!]!
    "Where test coins are given away; null when nobody does."
    faucet: String
    "Addresses of pages that say so."
    sources: [String!]!
  }

  "A block explorer of a network."
  type NetworkExplorer {
    name: String!
    url: String!
  }

  "An address that stands in the content: an entry of content/data/addresses.yaml."
  type ContractAddress implements Node @dontInfer {
    "What it is the address of; <Address contract> names it so."
    name: String!
    "Other words that may stand for it."
    aliases: [String!]!
    "Id of a Network, any for one that is the same on all of Celo's, or example for one that means nobody."
    network: String!
    "With the checksum of EIP-55."
    address: String!
    "The page that says so, or npm: and the package that holds it."
    source: String!
  }

  "Words readers type, and words of the docs that a search tries in their place: a pair of content/search/synonyms.yaml."
  type SearchSynonym implements Node @dontInfer {
    from: String!
    to: String!
    "Whether the other way round holds as well; that pair is a node of its own."
    isTwoWay: Boolean!
    sourcePath: String!
    "Line of the file that says so."
    line: Int!
  }

  """
  A mistake in the content; a build that has one fails, a development server shows it. Each source plugin has a type of
  its own for those it finds, since Gatsby lets a plugin create and delete nodes of its own types only.
  """
  interface ContentFault implements Node {
    id: ID!
    file: String!
    line: Int!
    column: Int!
    rule: String!
    problem: String!
    fix: String!
  }

  "A mistake in the docs, or in the sidebars, tags and links around them."
  type DocFault implements Node & ContentFault @dontInfer {
    file: String!
    line: Int!
    column: Int!
    rule: String!
    problem: String!
    fix: String!
  }
`;
