/** GraphQL types of content/data and content/search; `DocSource` is declared with the docs' types. */
export const DATA_SCHEMA = /* GraphQL */ `
  "A term of the glossary: one file of content/data/glossary."
  type GlossaryTerm implements Node @dontInfer {
    "Name of the file, and of the term's anchor on the glossary page."
    termId: String!
    "The word that it defines."
    term: String!
    "Plain text of 40 to 300 characters."
    definition: String!
    "Path of a page that explains more."
    see: String
    "Other words for the term, such as former names."
    aliases: [String!]!
    "Its file, from the repository's root."
    sourcePath: String!
  }

  "A parameter of the protocol: an entry of a file in content/data/parameters."
  type Parameter implements Node @dontInfer {
    "Its name in tables."
    name: String!
    "The value with its unit. Code is in backticks."
    value: String!
    "Name of the contract that stores the value."
    contract: String!
    "The function that returns it."
    getter: String!
    "What else a reader has to know, or null."
    note: String
    "current, or ended if it no longer has an effect"
    status: String!
    "Name of the file without its ending, as <ParameterTable group> has it."
    group: String!
    "Title of its group."
    groupTitle: String!
    "Position in its group, from 0."
    position: Int!
    "Day the value was read, YYYY-MM-DD."
    asOf: Date! @dateformat
    "Day the chain last returned this value to npm run check:chain, or null."
    readAt: Date @dateformat
    "Where a reader can check the value."
    sources: [DocSource!]!
    "Its file, from the repository's root."
    sourcePath: String!
  }

  "A value that may change: one file of content/data/facts."
  type Fact implements Node @dontInfer {
    "Name of the file, as <Fact id> has it."
    factId: String!
    "The value that pages show."
    value: String!
    "What it is, for people who check it again."
    about: String!
    "version, parameter, endpoint or event"
    kind: String!
    "Facts of one area are checked together."
    area: String!
    "Day the value was last compared with a source, YYYY-MM-DD."
    factsChecked: Date! @dateformat
    "Addresses of pages that confirm it."
    sources: [String!]!
    "Its file, from the repository's root."
    sourcePath: String!
  }

  "A chart: one file of content/data/charts."
  type Chart implements Node @dontInfer {
    "Name of the file, as <Chart id> has it."
    chartId: String!
    "Its title."
    title: String!
    "A sentence that describes it for people who can't see it."
    alt: String!
    "lines, bars or quorum"
    kind: String!
    "What is shown after the title, or null."
    note: String
    "Day the figures were looked up, YYYY-MM-DD."
    asOf: Date! @dateformat
    "Where a reader can check the figures."
    sources: [DocSource!]!
    "Its file, from the repository's root."
    sourcePath: String!
  }

  "Somebody whom pages may name as their last author: an entry of content/authors.yaml."
  type Author implements Node @dontInfer {
    "The name on pages."
    name: String!
    "The names in commits."
    commits: [String!]!
  }

  "A network that pages mention: an entry of content/data/networks.yaml."
  type Network implements Node @dontInfer {
    "celo, celo-sepolia, …; network of a ContractAddress refers to it."
    networkId: String!
    "Name that readers see."
    name: String!
    "current, or ended if it no longer answers"
    status: String!
    "Number by which wallets and transactions name it."
    chainId: Int!
    "Its native coin; null for a network that has ended."
    coin: String
    "What wallets call the coin; null for a network that has ended."
    symbol: String
    "Id of the network on which a layer 2 settles; null for other networks."
    settlesOn: String
    "Public addresses for JSON-RPC."
    rpc: [String!]!
    "Its block explorers."
    explorers: [NetworkExplorer!]!
    "Address of a faucet for test coins; null if there is none."
    faucet: String
    "Addresses of pages that confirm these values."
    sources: [String!]!
  }

  "A block explorer of a network."
  type NetworkExplorer {
    "Name that readers see."
    name: String!
    "Its address."
    url: String!
  }

  "What changed on a network of Celo or in this documentation: an entry of content/data/changelog.yaml."
  type Change implements Node @dontInfer {
    "Never changes: the anchor on the page /changelog, and part of the id in the feed."
    changeId: String!
    "Position in the list, newest first, from 0."
    position: Int!
    "Day on which it took effect, YYYY-MM-DD."
    date: Date! @dateformat
    "Ids of networks (networkId of a Network); docs stands for this documentation."
    where: [String!]!
    "Names of these networks."
    networks: [String!]!
    "upgrade, end, release or docs"
    kind: String!
    "People who have to do something about it: operators, apps, wallets."
    actionFor: [String!]!
    "Its heading."
    title: String!
    "One sentence that says what is different."
    summary: String!
    "What else a reader has to know; null if that is all."
    details: String
    "Path of the page that tells more."
    page: String!
    "Where a reader can check it."
    sources: [DocSource!]!
  }

  "An address in the content: an entry of content/data/addresses.yaml."
  type ContractAddress implements Node @dontInfer {
    "The name of what has this address, as <Address contract> gives it."
    name: String!
    "Other names of the same."
    aliases: [String!]!
    "Id of a Network; any for an address that is the same on all networks of Celo, example for one that belongs to nobody."
    network: String!
    "The address with the checksum of EIP-55."
    address: String!
    "The page that confirms it, or npm: and the package that contains it."
    source: String!
  }

  "A pair of content/search/synonyms.yaml: words that readers type, and words of the docs that the search tries instead."
  type SearchSynonym implements Node @dontInfer {
    "What readers type."
    from: String!
    "What the search tries instead."
    to: String!
    "Whether the pair also works in the other direction, which is a node of its own."
    isTwoWay: Boolean!
    "Its file, from the repository's root."
    sourcePath: String!
    "Line of the file with the pair."
    line: Int!
  }

  "A part of the repository and who is asked about changes of it: an entry of content/owners.yaml. Of two areas that have a file, the later one counts."
  type OwnedArea implements Node @dontInfer {
    "What its paths have in common."
    area: String!
    "Files, and folders with a slash at their end, from the repository's root; * is everything."
    paths: [String!]!
    "Accounts, teams and addresses of e-mail."
    owners: [String!]!
  }
`;
