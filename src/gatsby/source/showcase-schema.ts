import { FAULT_FIELDS } from "./site-schema";

/** GraphQL types of the showcase; `ContentFault` is declared with the docs' types. */
export const SHOWCASE_SCHEMA = /* GraphQL */ `
  """
  A site of the showcase: one file of content/showcase/sites.
  """
  type ShowcaseSite implements Node @dontInfer {
    "Name of its file, without the extension."
    slug: String!
    "Name that readers see."
    name: String!
    "One sentence of 20 to 160 characters."
    description: String!
    "Its address."
    website: String!
    "Address of its code or documentation; the website again if neither is public."
    source: String!
    "Its categories."
    tags: [ShowcaseTag!]! @link
    "The file of its picture, or null."
    image: File @link
    "Its file, from the repository's root."
    sourcePath: String!
    "Position in the list, from 0: popular sites first, then by name."
    position: Int!
  }

  """
  A tag of content/showcase/tags.yaml.
  """
  type ShowcaseTag implements Node @dontInfer {
    "Its key in files and addresses."
    tagId: String!
    "Name that readers see."
    label: String!
    "Group of the tag: showcase and audience for sites, tutorials for tutorials."
    group: String!
    "One sentence, or empty."
    description: String!
    "Colour as #rrggbb, or null if it has none."
    color: String
    "Number of sites in the showcase that have it."
    count: Int!
    "Position in tags.yaml, from 0."
    position: Int!
  }

  "A mistake in content/showcase."
  type ShowcaseFault implements Node & ContentFault @dontInfer {${FAULT_FIELDS}
  }
`;
