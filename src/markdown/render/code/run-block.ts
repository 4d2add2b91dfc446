import type { Code } from "mdast";
import type { CodeSegment } from "../../../base/segments";
import { NETWORKS_FILE, listNodes, readNetworks } from "../../../data/networks";
import { type RenderContext, report } from "../../base/render-context";
import { keyOfCode } from "../../samples/name-types";
import type { SampleComments } from "../../samples/sample-comments";
import type { CodeMeta } from "./code-meta";
import { type RunProblem, compileRunnable, unknownNode } from "./run-code";
import { readCurl } from "./run-curl";

export interface RunnableBlock {
  readonly node: Code;
  readonly language: string;
  readonly meta: CodeMeta;
  readonly comments: SampleComments;
  /** The code as the page shows it. */
  readonly shown: string;
}

/** The input of a run: a request, or compiled code. */
type Run = { readonly request: string } | { readonly script: string };

/**
 * Prepares a block with `run`. The request of a curl command becomes an attribute of the button. Compiled TypeScript is
 * gathered, and the browser fetches it before the first run (pipeline/bodies/run-files.ts).
 * @returns The button's label and request; undefined if readers can't run the block.
 */
export function prepareRun(block: RunnableBlock, context: RenderContext): CodeSegment["run"] {
  if (block.meta.run === undefined) return undefined;
  context.gathered.dependencies.add(NETWORKS_FILE);
  const run = findShapeProblem(block) ?? readRun(block, context);
  if ("problem" in run) {
    report(context, block.node, { rule: "code/run", ...run });
    return undefined;
  }
  if ("request" in run) return { label: "Run", request: run.request };
  context.gathered.runs.set(keyOfCode(block.shown), run.script);
  const args = readArguments(block.meta).map(shorten);
  return { label: args.length === 0 ? "Run" : `Run with ${args.join(" ")}`, request: "" };
}

export const readArguments = ({ run = "" }: CodeMeta): string[] => run.split(/\s+/).filter(Boolean);

/** Shortens an address as wallets do. */
const shorten = (argument: string): string =>
  argument.length > 20 ? `${argument.slice(0, 6)}…${argument.slice(-4)}` : argument;

const SHELL: readonly string[] = ["bash", "sh"];

function findShapeProblem({ language, meta, comments }: RunnableBlock): RunProblem | undefined {
  if (language !== "ts" && !SHELL.includes(language)) {
    return {
      problem: `Readers can run TypeScript that reads from Celo, or a curl command, but this is "${language}".`,
      fix: 'Remove "run", or use ts or bash.',
    };
  }
  if (meta.live)
    return { problem: 'A block can\'t have both "live" and "run".', fix: "Remove one of them." };
  if (comments.continues || comments.isFragment || comments.errors.length > 0) {
    return {
      problem: "Only a whole program can be run, but this block is part of one.",
      fix: 'Remove "run", or show the whole program.',
    };
  }
  return undefined;
}

function readRun(
  { language, meta, shown }: RunnableBlock,
  context: RenderContext,
): Run | RunProblem {
  const { networks } = readNetworks(context.environment);
  if (language === "ts") {
    return compileRunnable(shown, { networks, args: readArguments(meta) });
  }
  const curl = readCurl(shown);
  if ("problem" in curl) return curl;
  const nodes = listNodes(networks);
  return nodes.includes(curl.url)
    ? { request: JSON.stringify(curl) }
    : unknownNode(curl.url, nodes);
}
