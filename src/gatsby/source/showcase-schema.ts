/** GraphQL types of the showcase; `ContentFault` is declared with the docs' types. */
export const SHOWCASE_SCHEMA = /* GraphQL */ `
  """
  A site of the showcase: one file of content/showcase/sites.
  """
  type ShowcaseSite implements Node @dontInfer {
    "Name of its file, without ending."
    slug: String!
    name: String!
    "One sentence of 20 to 160 characters."
    description: String!
    website: String!
    "Where its code or its documentation is; the website again when neither is public."
    source: String!
    tags: [ShowcaseTag!]! @link
    "Its picture, from the repository's root; null for none."
    image: String
    "Its picture, ready to be shown at 48 by 48; null for none."
    picture: ShowcasePicture
    "Its file, from the repository's root."
    sourcePath: String!
    "Place in the list, from 0: popular sites first, then by name."
    position: Int!
  }

  "A picture of a fixed size, optimised."
  type ShowcasePicture {
    src: String!
    "The same for screens with more pixels; null for drawings, which are sharp on all."
    srcSet: String
  }

  """
  A tag of content/showcase/tags.yaml.
  """
  type ShowcaseTag implements Node @dontInfer {
    "Its key, as files and addresses write it."
    tagId: String!
    label: String!
    "The listing it belongs to: showcase, home or tutorials."
    group: String!
    "One sentence, or empty."
    description: String!
    "Colour as #rrggbb, or null where none is known."
    color: String
    "How many sites of the showcase carry it."
    count: Int!
    "Place in tags.yaml, from 0."
    position: Int!
  }

  "A mistake in content/showcase."
  type ShowcaseFault implements Node & ContentFault @dontInfer {
    file: String!
    line: Int!
    column: Int!
    rule: String!
    problem: String!
    fix: String!
  }
`;
