import { parse as parseToml } from "smol-toml";
import { parse as parseYamlText } from "yaml";
import type { z } from "zod";
import { frontmatterSchema } from "../../../base/frontmatter";
import type { Sample } from "../../../base/sample";
import { abi } from "./abi-shape";
import * as shapes from "./data-shapes";

/** A format that a data block can be checked against. */
export interface DataSchema {
  /** Name in the label below the block: "Checked against …". */
  readonly name: string;
  readonly languages: readonly string[];
  /** Recognizes a block of this format by its title or, if the title isn't enough, by its content. */
  readonly fits: (title: string, data: unknown) => boolean;
  /** Absent if the block is checked by a separate module. */
  readonly schema?: z.ZodType;
}

const titled =
  (pattern: RegExp) =>
  (title: string): boolean =>
    pattern.test(title);
const holds = (data: unknown, ...keys: readonly string[]): boolean =>
  typeof data === "object" && data !== null && keys.every((key) => Object.hasOwn(data, key));
const listsWith = (data: unknown, ...keys: readonly string[]): boolean =>
  Array.isArray(data) && data.length > 0 && data.every((item) => holds(item, ...keys));

export const TSCONFIG = "TypeScript's compiler options";
export const PROPOSAL = "the contracts in @celo/abis";

const JSON_ONLY = ["json"];
const YAML_ONLY = ["yaml"];

/** All formats. The first one that fits a block is used. */
const SCHEMAS: readonly DataSchema[] = [
  {
    name: "the package.json schema",
    languages: JSON_ONLY,
    fits: titled(/(?:^|\/)package\.json$/),
    schema: shapes.packageJson,
  },
  { name: TSCONFIG, languages: JSON_ONLY, fits: titled(/(?:^|\/)tsconfig(?:\.\w+)?\.json$/) },
  {
    name: "VS Code's MCP settings",
    languages: JSON_ONLY,
    fits: titled(/\.vscode\/mcp\.json$/),
    schema: shapes.codeServers,
  },
  {
    name: "the schema of MCP settings",
    languages: JSON_ONLY,
    fits: (title, data) => title.endsWith("mcp.json") || holds(data, "mcpServers"),
    schema: shapes.mcpServers,
  },
  {
    name: "JSON-RPC 2.0",
    languages: JSON_ONLY,
    fits: (_, data) => holds(data, "jsonrpc"),
    schema: shapes.jsonRpc,
  },
  {
    name: PROPOSAL,
    languages: JSON_ONLY,
    fits: (_, data) => listsWith(data, "contract", "function"),
  },
  {
    name: "the schema of Solidity ABIs",
    languages: JSON_ONLY,
    fits: (title, data) => /\babis?\b/i.test(title) || listsWith(data, "type", "inputs"),
    schema: abi,
  },
  {
    name: "the schema of Celo account claims",
    languages: JSON_ONLY,
    fits: (_, data) => holds(data, "claims"),
    schema: shapes.accountMetadata,
  },
  {
    name: "the ERC-721 metadata schema",
    languages: JSON_ONLY,
    fits: (title, data) => /^(?:metadata|\d+)\.json$/.test(title) || holds(data, "name", "image"),
    schema: shapes.tokenMetadata,
  },
  {
    name: "the schema of Prometheus rules",
    languages: YAML_ONLY,
    fits: (_, data) => holds(data, "groups"),
    schema: shapes.alertRules,
  },
  {
    name: "the frontmatter of this site's pages",
    languages: YAML_ONLY,
    fits: (_, data) => holds(data, "facts_checked"),
    schema: frontmatterSchema,
  },
  {
    name: "the subgraph manifest schema",
    languages: YAML_ONLY,
    fits: titled(/(?:^|\/)subgraph\.yaml$/),
    schema: shapes.subgraph,
  },
  {
    name: "Foundry's settings",
    languages: ["toml"],
    fits: titled(/(?:^|\/)foundry\.toml$/),
    schema: shapes.foundryToml,
  },
];

/** Finds the format of a data block; undefined if the block can't be parsed or has none of these formats. */
export function findSchema({ language, title = "", code }: Sample): DataSchema | undefined {
  const candidates = SCHEMAS.filter(({ languages }) => languages.includes(language));
  if (candidates.length === 0) return undefined;
  const data = readData(language, code);
  return data === undefined ? undefined : candidates.find(({ fits }) => fits(title, data.value));
}

/** Parses a block's data; undefined if that fails, which check-data-language.ts reports. */
export function readData(language: string, code: string): { value: unknown } | undefined {
  try {
    switch (language) {
      case "json":
        return { value: JSON.parse(code) as unknown };
      case "yaml":
        return { value: parseYamlText(code) as unknown };
      case "toml":
        return { value: parseToml(code) };
      default:
        return undefined;
    }
  } catch {
    return undefined;
  }
}
