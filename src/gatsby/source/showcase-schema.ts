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
    "URL of its code or documentation; the website's URL again if neither is public."
    source: String!
    "Its categories."
    tags: [ShowcaseTag!]! @link
    "The file of its picture, or null."
    image: File @link
    "Path of its file, relative to the repository's root."
    sourcePath: String!
    "Position in the list, from 0. Popular sites are first; otherwise the order is by name."
    position: Int!
  }

  """
  A tag of content/showcase/tags.yaml.
  """
  type ShowcaseTag implements Node @dontInfer {
    "Its key in files and URLs."
    tagId: String!
    "Name that readers see."
    label: String!
    "Group of the tag: showcase and audience for sites, tutorials for tutorials."
    group: String!
    "One sentence, or empty."
    description: String!
    "Color as #rrggbb, or null if it has none."
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
