import { parse as parseToml } from "smol-toml";
import { parse as parseYamlText } from "yaml";
import type { z } from "zod";
import { frontmatterSchema } from "../../../model/docs/frontmatter";
import type { Sample } from "../../../model/samples/sample";
import { abi } from "./abi-shape";
import * as shapes from "./data-shapes";

/** A format that a block of data can be checked against. */
export interface DataSchema {
  /** Its name in the block's mark: "Checked against …". */
  readonly name: string;
  readonly languages: readonly string[];
  /** Whether a block has this format: by its title or, if that says nothing, by its content. */
  readonly fits: (title: string, data: unknown) => boolean;
  /** Absent if a module of its own checks the block. */
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

export const TSCONFIG = "the options of TypeScript";
export const PROPOSAL = "the contracts of @celo/abis";

const JSON_ONLY = ["json"];
const YAML_ONLY = ["yaml"];

/** The first format that fits is used. */
const SCHEMAS: readonly DataSchema[] = [
  {
    name: "the shape of package.json",
    languages: JSON_ONLY,
    fits: titled(/(?:^|\/)package\.json$/),
    schema: shapes.packageJson,
  },
  { name: TSCONFIG, languages: JSON_ONLY, fits: titled(/(?:^|\/)tsconfig(?:\.\w+)?\.json$/) },
  {
    name: "the MCP settings of VS Code",
    languages: JSON_ONLY,
    fits: titled(/\.vscode\/mcp\.json$/),
    schema: shapes.codeServers,
  },
  {
    name: "the shape of MCP settings",
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
    name: "the shape of a Solidity ABI",
    languages: JSON_ONLY,
    fits: (title, data) => /\babis?\b/i.test(title) || listsWith(data, "type", "inputs"),
    schema: abi,
  },
  {
    name: "the claims of Celo accounts",
    languages: JSON_ONLY,
    fits: (_, data) => holds(data, "claims"),
    schema: shapes.accountMetadata,
  },
  {
    name: "the metadata of ERC-721",
    languages: JSON_ONLY,
    fits: (title, data) => /^(?:metadata|\d+)\.json$/.test(title) || holds(data, "name", "image"),
    schema: shapes.tokenMetadata,
  },
  {
    name: "the rules of Prometheus",
    languages: YAML_ONLY,
    fits: (_, data) => holds(data, "groups"),
    schema: shapes.alertRules,
  },
  {
    name: "the header of this site's pages",
    languages: YAML_ONLY,
    fits: (_, data) => holds(data, "facts_checked"),
    schema: frontmatterSchema,
  },
  {
    name: "the shape of a subgraph's manifest",
    languages: YAML_ONLY,
    fits: titled(/(?:^|\/)subgraph\.yaml$/),
    schema: shapes.subgraph,
  },
  {
    name: "the settings of Foundry",
    languages: ["toml"],
    fits: titled(/(?:^|\/)foundry\.toml$/),
    schema: shapes.foundryToml,
  },
];

/** The format of a block of data; undefined if it has none of these, or cannot be parsed. */
export function findSchema({ language, title = "", code }: Sample): DataSchema | undefined {
  const candidates = SCHEMAS.filter(({ languages }) => languages.includes(language));
  if (candidates.length === 0) return undefined;
  const data = readData(language, code);
  return data === undefined ? undefined : candidates.find(({ fits }) => fits(title, data.value));
}

/** The data of a block; undefined when it cannot be parsed, which check-data-language.ts reports. */
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
