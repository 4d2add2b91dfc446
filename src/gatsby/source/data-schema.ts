/** GraphQL types for content/data and content/search; `DocSource` is declared with the docs' types. */
export const DATA_SCHEMA = /* GraphQL */ `
  "A term in the glossary: one file in content/data/glossary."
  type GlossaryTerm implements Node @dontInfer {
    "Name of the file, and of the term's anchor on the glossary page."
    termId: String!
    "The word that it defines."
    term: String!
    "Plain text of 40 to 300 characters."
    definition: String!
    "Path of a page with more information."
    see: String
    "Other words for the term, such as former names."
    aliases: [String!]!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
  }

  "A protocol parameter: an entry in a file in content/data/parameters."
  type Parameter implements Node @dontInfer {
    "Its name in tables."
    name: String!
    "The value with its unit. Code is in backticks."
    value: String!
    "Name of the contract that stores the value."
    contract: String!
    "The function that returns it."
    getter: String!
    "Other information for readers, or null."
    note: String
    "current, or ended if it no longer has an effect"
    status: String!
    "Name of the file without the extension, used in <ParameterTable group>."
    group: String!
    "Title of its group."
    groupTitle: String!
    "Position in its group, from 0."
    position: Int!
    "Date on which the value was read, YYYY-MM-DD."
    asOf: Date! @dateformat
    "Date on which npm run check:chain last read this value from the chain, or null."
    readAt: Date @dateformat
    "Sources in which a reader can check the value."
    sources: [DocSource!]!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
  }

  "Whether a wallet, library or provider supports something on Celo: a cell of a table in content/data/compatibility."
  type CompatibilityAnswer implements Node @dontInfer {
    "Name of the wallet, library or provider."
    product: String!
    "The column's title, such as WebSocket."
    question: String!
    "The answer; null if it is unknown."
    value: String
    "URL of the page that confirms it; null if it is unknown."
    source: String
    "Date on which it was compared with its source, YYYY-MM-DD; null if it is unknown."
    checked: Date @dateformat
    "How readers find out what is unknown."
    check: String!
    "Name of the file without the extension, used in <CompatibilityTable group>."
    group: String!
    "What the products are, such as Wallet."
    groupTitle: String!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
  }

  "A value that may change: one file in content/data/facts."
  type Fact implements Node @dontInfer {
    "Name of the file, used in <Fact id>."
    factId: String!
    "The value that pages show."
    value: String!
    "A description of the value for whoever checks it again."
    about: String!
    "version, parameter, endpoint or event"
    kind: String!
    "Area of the fact; facts with the same area are checked together."
    area: String!
    "Date on which the value was last compared with a source, YYYY-MM-DD."
    factsChecked: Date! @dateformat
    "URLs of pages that confirm it."
    sources: [String!]!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
  }

  "A chart: one file in content/data/charts."
  type Chart implements Node @dontInfer {
    "Name of the file, used in <Chart id>."
    chartId: String!
    "Its title."
    title: String!
    "A sentence that describes it for readers who can't see it."
    alt: String!
    "lines, bars or quorum"
    kind: String!
    "Shown after the title, or null."
    note: String
    "Date on which the figures were looked up, YYYY-MM-DD."
    asOf: Date! @dateformat
    "Sources in which a reader can check the figures."
    sources: [DocSource!]!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
  }

  "A person whom pages may name as their last author: an entry in content/authors.yaml."
  type Author implements Node @dontInfer {
    "Name shown on pages."
    name: String!
    "Names used in commits."
    commits: [String!]!
  }

  "A network that pages mention: an entry in content/data/networks.yaml."
  type Network implements Node @dontInfer {
    "celo, celo-sepolia, …; the field network of ContractAddress refers to it."
    networkId: String!
    "Name that readers see."
    name: String!
    "current, or ended if it no longer answers"
    status: String!
    "Number that identifies it in wallets and transactions."
    chainId: Int!
    "Its native coin; null for a network that has ended."
    coin: String
    "Symbol of the coin in wallets; null for a network that has ended."
    symbol: String
    "Id of the network that a layer 2 settles on; null for other networks."
    settlesOn: String
    "URLs of its public JSON-RPC endpoints."
    rpc: [String!]!
    "Its block explorers."
    explorers: [NetworkExplorer!]!
    "URL of a faucet for test coins; null if there is none."
    faucet: String
    "URLs of pages that confirm these values."
    sources: [String!]!
  }

  "A block explorer of a network."
  type NetworkExplorer {
    "Name that readers see."
    name: String!
    "Its address."
    url: String!
  }

  "A change to a Celo network or to this documentation: an entry in content/data/changelog.yaml."
  type Change implements Node @dontInfer {
    "A permanent id: the change's anchor on the page /changelog, and part of its id in the feed."
    changeId: String!
    "Position in the list, which starts with the newest, from 0."
    position: Int!
    "Date on which it took effect, YYYY-MM-DD."
    date: Date! @dateformat
    "Ids of networks (the field networkId of Network); docs means this documentation."
    where: [String!]!
    "Names of these networks."
    networks: [String!]!
    "upgrade, end, release or docs"
    kind: String!
    "People who have to act: operators, apps, wallets."
    actionFor: [String!]!
    "Its heading."
    title: String!
    "One sentence that says what is different."
    summary: String!
    "Other information for readers, or null."
    details: String
    "Path of a page with more information."
    page: String!
    "Sources in which a reader can check it."
    sources: [DocSource!]!
  }

  "A company or project whose service works with Celo: one file in content/data/partners."
  type Partner implements Node @dontInfer {
    "Name of the file."
    partnerId: String!
    "Name that readers see."
    name: String!
    "rpc, indexer, oracle, bridge, wallet or sdk"
    kind: String!
    "One sentence that says what it is good for."
    purpose: String!
    "Networks that it serves."
    networks: [PartnerNetwork!]!
    "URL of its website."
    website: String!
    "URL of its code, or null."
    code: String
    "Path of the page about it, or null."
    page: String
    "Date on which the entry was last compared with its sources, YYYY-MM-DD."
    factsChecked: Date! @dateformat
    "Sources in which a reader can check it."
    sources: [DocSource!]!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
  }

  "A network that a partner serves."
  type PartnerNetwork {
    "The field networkId of Network."
    networkId: String!
    "Name that readers see."
    name: String!
  }

  "A blockchain address in the content: an entry in content/data/addresses.yaml."
  type ContractAddress implements Node @dontInfer {
    "Name of the contract or account with this address, used in <Address contract>."
    name: String!
    "Its other names."
    aliases: [String!]!
    "Id of a Network; any if the address is the same on all Celo networks, example if it is made up."
    network: String!
    "The address, with its EIP-55 checksum."
    address: String!
    "URL of the page that confirms it, or npm: followed by the package that contains it."
    source: String!
  }

  "A short answer in content/data/answers.yaml, which the search shows to a question that no page is about."
  type SearchAnswer implements Node @dontInfer {
    "The question, as a sentence."
    question: String!
    "Other ways to ask for the same."
    also: [String!]!
    "One sentence."
    answer: String!
    "Path of a page, or URL of another site, with more about it."
    link: String!
    "URL that confirms the answer."
    source: String!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
    "Line of the file that contains it."
    line: Int!
  }

  "A pair in content/search/synonyms.yaml: words that readers type, and words in the docs that the search tries instead."
  type SearchSynonym implements Node @dontInfer {
    "Words that readers type."
    from: String!
    "Words that the search tries instead."
    to: String!
    "True if the pair also works in the other direction, which is a separate node."
    isTwoWay: Boolean!
    "Path of its file, relative to the repository's root."
    sourcePath: String!
    "Line of the file that contains the pair."
    line: Int!
  }

  "A part of the repository and the people who review changes to it: an entry in content/owners.yaml. If two areas contain a file, the later area applies."
  type OwnedArea implements Node @dontInfer {
    "Name of the area."
    area: String!
    "Paths of files and folders, relative to the repository's root; a folder's path ends with a slash. * stands for everything."
    paths: [String!]!
    "Accounts, teams and email addresses."
    owners: [String!]!
  }
`;
