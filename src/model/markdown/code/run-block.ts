import type { Code } from "mdast";
import { NETWORKS_FILE, listNodes, readNetworks } from "../../data/networks";
import { keyOfCode } from "../../samples/name-types";
import type { SampleComments } from "../../samples/sample-comments";
import { type RenderContext, report } from "../html/render-context";
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

/** What a run needs: a request, or the compiled code. */
type Run = { readonly request: string } | { readonly script: string };

/**
 * Prepares a block with `run`: the request of a curl command becomes an attribute of its button; compiled TypeScript is
 * gathered, and fetched at the first run (pipeline/bodies/run-files.ts).
 * @returns The attribute's value; undefined if the block doesn't run.
 */
export function prepareRun(block: RunnableBlock, context: RenderContext): string | undefined {
  if (block.meta.run === undefined) return undefined;
  context.gathered.dependencies.add(NETWORKS_FILE);
  const run = findShapeProblem(block) ?? readRun(block, context);
  if ("problem" in run) {
    report(context, block.node, { rule: "code/run", ...run });
    return undefined;
  }
  if ("request" in run) return run.request;
  context.gathered.runs.set(keyOfCode(block.shown), run.script);
  return "";
}

const SHELL: readonly string[] = ["bash", "sh"];

function findShapeProblem({ language, meta, comments }: RunnableBlock): RunProblem | undefined {
  if (language !== "ts" && !SHELL.includes(language)) {
    return {
      problem: `Readers can run TypeScript that reads from Celo, or a curl command, and this is "${language}".`,
      fix: 'Remove "run", or use ts or bash.',
    };
  }
  if (meta.live)
    return { problem: 'A block is "live" or it has "run", not both.', fix: "Remove one of them." };
  if (meta.tab !== undefined)
    return { problem: "Code in a tab can't be run.", fix: 'Remove "run" or the tab.' };
  if (comments.continues || comments.isFragment || comments.errors.length > 0) {
    return {
      problem: "Only a whole program can be run, and this block is a part of one.",
      fix: 'Remove "run", or show all of its code.',
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
    const args = meta.run === "" ? [] : (meta.run ?? "").split(/\s+/);
    return compileRunnable(shown, { networks, args });
  }
  const curl = readCurl(shown);
  if ("problem" in curl) return curl;
  const nodes = listNodes(networks);
  return nodes.includes(curl.url)
    ? { request: JSON.stringify(curl) }
    : unknownNode(curl.url, nodes);
}
