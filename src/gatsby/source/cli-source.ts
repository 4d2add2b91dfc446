import type { GatsbyNode } from "gatsby";
import { readCliManifests } from "../../data/cli/cli-manifests";
import { readCliReference } from "../../data/cli/cli-reference";
import { openContent } from "../../pipeline/content/content-files";
import { getBuild } from "../base/build";
import { type NodeFields, writeNodes } from "./write-nodes";

export const CLI_SCHEMA = /* GraphQL */ `
  """
  A topic of the Celo command line: all commands whose name begins with it.
  """
  type CliTopic implements Node @dontInfer {
    "First part of the names of its commands."
    topic: String!
    "True if the current release no longer has its commands; they are described as in the last release that had them."
    isGone: Boolean!
    "Its commands."
    commands: [CliCommand!]! @link
  }

  """
  A command of the Celo command line, from content/data/cli, or from its package's manifest if that is at least as new.
  """
  type CliCommand implements Node @dontInfer {
    "Name as typed, for instance election:vote."
    command: String!
    "One sentence about its purpose."
    summary: String!
    "Other information for readers; may be empty."
    description: String!
    "Common problems and their solutions; may be empty."
    trouble: String!
    "Other names of the same command."
    aliases: [String!]!
    "The command that this is an alias of, or null."
    aliasOf: String
    "Its positional arguments, in order."
    args: [CliArgument!]!
    "Its flags."
    flags: [CliFlag!]!
    "Commands that can be typed as they are."
    examples: [String!]!
    "Package and version."
    from: String!
  }

  "A positional argument of a command."
  type CliArgument @dontInfer {
    "Its name in usage lines."
    name: String!
    "Its description."
    description: String!
    "True if the command fails without it."
    required: Boolean!
  }

  "A flag of a command."
  type CliFlag @dontInfer {
    "Name without dashes."
    name: String!
    "One-letter form, or null."
    char: String
    "Its effect."
    description: String!
    "boolean, or option if a value follows."
    type: String!
    "True if the command fails without it."
    required: Boolean!
    "Default value, or null."
    default: String
    "Allowed values; empty if any value is allowed."
    options: [String!]!
    "True if it may be given more than once."
    multiple: Boolean!
    "True if --no- followed by its name switches it off."
    allowNo: Boolean!
    "True if many commands have this flag, so pages explain it only once."
    isShared: Boolean!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(CLI_SCHEMA);
};

/** Creates nodes for GraphiQL and queries. Pages show the same data through the CliTopic component. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = openContent(getBuild().root);
  const { value: manifests } = readCliManifests(content); // Faults of the manifests are reported with the docs' faults.
  const { topics } = readCliReference(content, manifests);
  const idOf = (id: string): string => args.createNodeId(`CliCommand:${id}`);
  const nodes = [...topics].flatMap(([topic, { commands, isGone }]): NodeFields[] => [
    ...commands.map(({ id, topic: _, fromUrl: __, ...command }) => ({
      type: "CliCommand",
      key: id,
      fields: { ...command, command: id },
    })),
    {
      type: "CliTopic",
      key: topic,
      fields: { topic, isGone, commands: commands.map(({ id }) => idOf(id)) },
    },
  ]);
  await writeNodes(nodes, CLI_SCHEMA, args);
};
