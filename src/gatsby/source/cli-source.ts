import type { GatsbyNode } from "gatsby";
import { type CliCommand, groupByTopic } from "../../model/cli/cli-command";
import { CLI_FOLDER, toCommands } from "../../model/cli/cli-data";
import { readDataFolder } from "../../model/data/data-files";
import { readCliCommands } from "../../build/content/cli-commands";
import { writeCliCommands } from "../../build/content/cli-manifests";
import { openContent } from "../../build/content/content-files";
import { type NodeFields, writeNodes } from "./write-nodes";

const CLI_TYPES = ["CliTopic", "CliCommand"];

export const CLI_SCHEMA = /* GraphQL */ `
  """
  A topic of the Celo command line: all commands whose name begins with it.
  """
  type CliTopic implements Node @dontInfer {
    "First part of its commands' names."
    topic: String!
    commands: [CliCommand!]! @link
  }

  """
  A command of the Celo command line, from the manifest of its package or, for newer ones, from content/data/cli.
  """
  type CliCommand implements Node @dontInfer {
    "Name as it is typed, for instance election:vote."
    command: String!
    summary: String!
    description: String!
    aliases: [String!]!
    args: [CliArgument!]!
    flags: [CliFlag!]!
    examples: [String!]!
    "Package and version, or the title of the page it was read from."
    from: String!
  }

  "A value behind a command."
  type CliArgument @dontInfer {
    name: String!
    description: String!
    required: Boolean!
  }

  "A flag of a command."
  type CliFlag @dontInfer {
    "Without dashes."
    name: String!
    "One-letter form, or null."
    char: String
    description: String!
    "boolean, or option when a value follows."
    type: String!
    required: Boolean!
    default: String
    options: [String!]!
    "Every command takes it."
    isGlobal: Boolean!
  }
`;

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({ actions }) => {
  actions.createTypes(CLI_SCHEMA);
};

/** Nodes for GraphiQL and queries; pages show the same data through the CliTopic component. */
export const sourceNodes: GatsbyNode["sourceNodes"] = async (args) => {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  writeCliCommands(root); // Its faults are told with those of the docs.
  const text = readCliCommands(root);
  const packaged = text === undefined ? [] : (JSON.parse(text) as CliCommand[]); // Our own file.
  const data = readDataFolder(CLI_FOLDER, openContent(root)).entries;
  const topics = groupByTopic([...packaged, ...data.flatMap(({ value }) => toCommands(value))]);
  const idOf = (id: string): string => args.createNodeId(`CliCommand:${id}`);
  const nodes = [...topics].flatMap(([topic, commands]): NodeFields[] => [
    ...commands.map(({ id, topic: _, fromUrl: __, ...command }) => ({
      type: "CliCommand",
      key: id,
      fields: { ...command, command: id },
    })),
    {
      type: "CliTopic",
      key: topic,
      fields: { topic, commands: commands.map(({ id }) => idOf(id)) },
    },
  ]);
  await writeNodes(nodes, CLI_TYPES, args);
};
