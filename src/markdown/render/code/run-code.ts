import { type Program, parse } from "acorn";
import { transform } from "sucrase";
import { type Network, listNodes } from "../../../data/networks";
import { messageOf } from "../../../faults/error-text";
import { suggest } from "../../../faults/nearest";
import { READING_IMPORTS } from "./run-imports";

/** A mistake in a block that is meant to be run. The problem and its fix are sentences. */
export interface RunProblem {
  readonly problem: string;
  readonly fix: string;
}

const PACKAGE = "viem";
const CHAINS = `${PACKAGE}/chains`;
const MODULES: readonly string[] = [PACKAGE, `${PACKAGE}/utils`, CHAINS];
const KEY = /process\.env\.\w*(?:KEY|SECRET|MNEMONIC|SEED)/;
const NODE_URL = /\bhttp\(\s*["'`]([^"'`]*)/g;
/** Matches code that reads an argument without a default value. */
const NEEDS_ARGUMENTS = /process\.argv(?!\[\d\] \?\? "[^"])/;

/**
 * Compiles a TypeScript sample that reads from Celo. Returns JavaScript without modules, or explains why readers
 * can't run the sample.
 */
export function compileRunnable(
  code: string,
  { networks, args }: { readonly networks: readonly Network[]; readonly args: readonly string[] },
): RunProblem | { readonly script: string } {
  let program: Program;
  let script: string;
  try {
    const { code: module } = transform(code, { transforms: ["typescript"], ...OPTIONS });
    program = parse(module, { ecmaVersion: "latest", sourceType: "module" });
    script = transform(code, { transforms: ["typescript", "imports"], ...OPTIONS }).code;
  } catch (error) {
    // Both parsers end their messages with the position.
    const [, line = "1", column = "1"] = /\((\d+):(\d+)\)/.exec(messageOf(error)) ?? [];
    return {
      problem: `This code can't be compiled: there is a mistake on line ${line}, column ${column} of the block.`,
      fix: 'Correct it, or remove "run".',
    };
  }
  const problem = findImport(program, networks) ?? findInCode(code, { networks, args });
  return problem ?? { script: withProcess(script, args) };
}

const OPTIONS = { production: true, preserveDynamicImport: true } as const;

/**
 * Defines `process` in samples that use it, since they are written for Node. It provides the arguments from the code
 * fence, and no environment variables.
 */
const withProcess = (script: string, args: readonly string[]): string =>
  script.includes("process")
    ? `const process = ${JSON.stringify({ argv: ["node", "sample.ts", ...args], env: {} })};${script}`
    : script;

function findImport({ body }: Program, networks: readonly Network[]): RunProblem | undefined {
  const chains = networks.flatMap((network) =>
    listNodes([network]).length > 0 ? (network.viem ?? []) : [],
  );
  for (const statement of body) {
    if (statement.type !== "ImportDeclaration") continue;
    const from = String(statement.source.value);
    if (!MODULES.includes(from)) {
      return {
        problem: `Code with "run" can't import "${from}".`,
        fix: `Remove "run", or import only from: ${MODULES.join(", ")}.`,
      };
    }
    const known = from === CHAINS ? new Set(chains) : READING_IMPORTS;
    for (const one of statement.specifiers) {
      const name =
        one.type === "ImportSpecifier" && one.imported.type === "Identifier"
          ? one.imported.name
          : "*";
      if (known.has(name)) continue;
      return {
        problem: `Code with "run" can't import ${name} from "${from}".`,
        fix: /Wallet|Account/.test(name)
          ? 'Remove "run": a block that signs or sends needs a key, which readers don\'t have here.'
          : `${suggest(name, [...known], "names")} Otherwise, remove "run".`,
      };
    }
  }
  return undefined;
}

function findInCode(
  code: string,
  { networks, args }: { readonly networks: readonly Network[]; readonly args: readonly string[] },
): RunProblem | undefined {
  const nodes = listNodes(networks);
  if (KEY.test(code)) {
    return {
      problem: "This block needs a key, which readers don't have here.",
      fix: 'Remove "run".',
    };
  }
  const [, url] = [...code.matchAll(NODE_URL)].find(([, one = ""]) => !nodes.includes(one)) ?? [];
  if (url !== undefined) return unknownNode(url, nodes);
  if (/\bfetch\(/.test(code)) {
    return {
      problem: 'This block calls fetch, but code with "run" can only reach Celo\'s nodes.',
      fix: 'Read through a viem client, or remove "run".',
    };
  }
  if (args.length === 0 && NEEDS_ARGUMENTS.test(code)) {
    return {
      problem: 'This code reads a command-line argument, but "run" has no value.',
      fix: 'Write the argument as the value of "run", for instance run="0x765DE816845861e75A25fCA122bb6898B8B1282a".',
    };
  }
  return undefined;
}

/** Returns the problem with a URL that isn't the URL of a node in content/data/networks.yaml. */
export const unknownNode = (url: string, nodes: readonly string[]): RunProblem => ({
  problem: `"${url}" isn't a node that pages may call.`,
  fix: `${suggest(url, nodes, "nodes")} All nodes are listed in content/data/networks.yaml.`,
});
