import { text } from "node:stream/consumers";
import { celo, celoSepolia } from "viem/chains";
import { createHttp, createPublicClient } from "../../../src/live/chain-client";
import * as tools from "../../../src/live/chain-tools";
import { formatValue } from "../../../src/live/format-value";
import { type Modules, runCode } from "../../../src/live/run-code";
import { VIEM_MODULES } from "../../../src/live/viem-modules";
import type { PageCode, Ran } from "./run-page-code";

/* Runs scripts of pages as a reader's browser would, without a network (run-page-code.ts). */

interface Call {
  readonly id: number;
  readonly method: string;
}

/** Returns the modules for scripts that read from Celo. Adds the methods that they call to `methods`. */
function connectTo(results: Readonly<Record<string, unknown>>, methods: string[]): Modules {
  const answer = ({ id, method }: Call) => {
    methods.push(method);
    return { jsonrpc: "2.0", id, result: results[method] ?? "0x2a" };
  };
  const http = createHttp(async (url, init) => {
    const calls = (await new Request(url, init).json()) as Call | Call[];
    return Response.json(Array.isArray(calls) ? calls.map(answer) : answer(calls));
  });
  const viem = { ...tools, createPublicClient, http };
  return { viem, "viem/utils": viem, "viem/chains": { celo, celoSepolia } };
}

async function run(script: string, results: PageCode["results"]): Promise<Ran> {
  const methods: string[] = [];
  const lines: string[] = [];
  const errors: string[] = [];
  const log = (...values: readonly unknown[]): void => {
    lines.push(values.map(formatValue).join(" "));
    errors.push(...values.filter((value) => value instanceof Error).map(String));
  };
  try {
    await runCode(script, {
      modules: results ? connectTo(results, methods) : VIEM_MODULES,
      guard: () => undefined,
      console: { log, info: log, warn: log, error: log, debug: log, dir: log, table: log },
    });
    await new Promise((done) => setTimeout(done, 100)); // Some scripts call main() without awaiting it.
  } catch (error) {
    errors.push(String(error));
  }
  return { methods, lines, error: errors.join() };
}

const { scripts, results } = JSON.parse(await text(process.stdin)) as PageCode;
const ran = await Promise.all(scripts.map((script) => run(script, results)));
process.stdout.write(JSON.stringify(ran), () => process.exit());
