import type { GatsbyNode } from "gatsby";
import { readCliManifests } from "../../model/cli/cli-manifests";
import { readCliReference } from "../../model/cli/cli-reference";
import { openContent } from "../../pipeline/content/content-files";
import { getBuild } from "../build";
import { type NodeFields, writeNodes } from "./write-nodes";

const CLI_TYPES = ["CliTopic", "CliCommand"];

export const CLI_SCHEMA = /* GraphQL */ `
  """
  A topic of the Celo command line: all commands whose name begins with it.
  """
  type CliTopic implements Node @dontInfer {
    "First part of its commands' names."
    topic: String!
    "The commands are no longer in the current release; they are described as of the last one that had them."
    isGone: Boolean!
    "Its commands."
    commands: [CliCommand!]! @link
  }

  """
  A command of the Celo command line, from content/data/cli, or from its package's manifest if that is as new.
  """
  type CliCommand implements Node @dontInfer {
    "Name as it is typed, for instance election:vote."
    command: String!
    "What it does: one sentence."
    summary: String!
    "What else a reader has to know; may be empty."
    description: String!
    "Why the command fails or misleads, and what to do then; may be empty."
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
    "What it is."
    description: String!
    "Whether the command fails without it."
    required: Boolean!
  }

  "A flag of a command."
  type CliFlag @dontInfer {
    "Name without dashes."
    name: String!
    "One-letter form, or null."
    char: String
    "What it does."
    description: String!
    "boolean, or option if a value follows."
    type: String!
    "Whether the command fails without it."
    required: Boolean!
    "Value that is taken without it, or null."
    default: String
    "Values that it may have; empty if any."
    options: [String!]!
    "Whether it may be given more than once."
    multiple: Boolean!
    "Whether --no-name switches it off."
    allowNo: Boolean!
    "Many commands have this flag, and pages explain it once."
    isShared: Boolean!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(CLI_SCHEMA);
};

/** Creates nodes for GraphiQL and queries. Pages show the same data through the CliTopic component. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const content = openContent(getBuild().root);
  const { value: manifests } = readCliManifests(content); // Its faults are reported with those of the docs.
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
  await writeNodes(nodes, CLI_TYPES, args);
};
