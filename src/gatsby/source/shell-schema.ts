/** GraphQL types for the site's shell and start page: navbar, footer and home page. */
export const SHELL_SCHEMA = /* GraphQL */ `
  "The bar at the top of every page: content/navbar.yaml."
  type Navbar implements Node @dontInfer {
    "Its items from left to right, of type NavbarItem in src/docs/shell/navbar.ts."
    items: JSON!
  }

  "A link in a menu."
  type MenuLink {
    "Text that readers see."
    label: String!
    "Path of a page on this site, or a URL."
    href: String!
  }

  "The bottom of every page: content/footer.yaml."
  type Footer implements Node @dontInfer {
    "Its background: page or sunken."
    style: String!
    "Lists of links, each with a title."
    groups: [FooterGroup!]!
    "The link of the logo."
    logo: MenuLink!
    "The line below the logo."
    copyright: String!
  }

  "A list of links in the footer."
  type FooterGroup {
    "Its heading."
    title: String!
    "Its links."
    items: [MenuLink!]!
  }

  "Words and links on the home page: content/home.yaml."
  type Home implements Node @dontInfer {
    "The page's heading."
    title: String!
    "One sentence below it."
    lead: String!
    "One sentence for search engines."
    description: String!
    "The main link on the first screen."
    start: MenuLink!
    "A command that creates a first project."
    create: String!
    "The second link on the first screen."
    learn: MenuLink!
    "Headings of the parts made from data."
    titles: HomeTitles!
    "Cost of a payment, by the token that pays its fee."
    fees: [HomeFee!]!
    "The purpose of each network."
    networkUses: [HomeNetworkUse!]!
    "The sections below the networks, in order."
    sections: [HomeSection!]!
  }

  "Headings of the home page."
  type HomeTitles {
    "Heading of the latest changes."
    news: String!
    "Text of the link to all changes."
    allNews: String!
    "Heading of the card on fees."
    fees: String!
    "Label of the token selector on that card."
    payIn: String!
    "Label of the code's output."
    output: String!
    "Heading of the networks."
    networks: String!
  }

  "Cost of a payment whose fee is paid in one token."
  type HomeFee {
    "The token's name."
    token: String!
    "Contract address to use as feeCurrency; null for CELO, which needs none."
    feeCurrency: String
    "Gas of the payment."
    gas: Int!
    "Gas added for the token."
    addedGas: Int!
    "Price of one unit of gas, in gwei of CELO."
    gasPrice: Int!
    "The cost in US dollars, in two digits; null if there is no price of CELO."
    dollars: Float
    "The price of CELO with its date; null if there is none."
    celoPrice: String
  }

  "The purpose of a network."
  type HomeNetworkUse {
    "The field networkId of Network."
    network: String!
    "Its purpose in a few words."
    use: String!
  }

  "A section of the home page."
  type HomeSection {
    "Its anchor."
    id: String!
    "Its heading."
    title: String!
    "One sentence below it."
    lead: String!
    "Links, each with a sentence."
    cards: [HomeCard!]!
  }

  "A link with a sentence."
  type HomeCard {
    "Text that readers see."
    label: String!
    "The sentence."
    text: String!
    "Path of a page on this site, or a URL."
    href: String!
    "Name of a drawing, or null."
    icon: String
  }
`;
