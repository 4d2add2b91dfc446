import type { RunFrames } from "../../live/live-files";
import type { RpcRequest } from "../../live/rpc";
import { keyOfCode, runsAddress } from "../../markdown/samples/name-types";
import * as labels from "../../site/labels";
import { withBase, withoutBase } from "../../site/paths/base-path";
import { failures, formatRun, running } from "../../site/run-labels";
import { cleanPath } from "../base/clean-path";
import { onNextPage } from "../base/page-events";
import { type FunctionCall, readCall } from "./call-function";
import { formatFailure, hostOf } from "./failure-text";
import { type LiveRunner, type RunResult, createLiveRunner } from "./live-runner";
import { type OpenRelay, openRelay } from "./open-relay";
import { type RunOutput, type ShownRun, addRunOutput } from "./run-output";

/** Replaced by `src/gatsby/webpack/concerns/site-constants.ts`; not null on sites with Run buttons. */
declare const RUN_FRAMES: RunFrames;

/** A run is over once nothing has happened for this long after the last answer. */
const SETTLING_MS = 300;

/** For each Run button, the function that ends its run. */
const ends = new WeakMap<HTMLElement, () => void>();

/**
 * Runs a button's code block, or calls the function beside the button, and shows the output below. If the previous run
 * is still going, ends it first.
 */
export function runSample(button: HTMLElement): void {
  const box = button.closest<HTMLElement>(".code-block, .call");
  if (!box) return;
  const isCall = box.matches(".call");
  const call = isCall ? readCall(box) : undefined;
  if (isCall && !call) return;
  ends.get(button)?.();
  const output = addRunOutput(box);
  const relay = openCountingRelay(openRelay(withBase(RUN_FRAMES.relay)));
  const again = (): void => {
    runSample(button);
    button.focus(); // The retry button disappears, so the focus moves to the Run button.
  };
  const run: Run = { output, relay, again };
  const end = call ? sendRequest(call, run) : runBlock(box, button.dataset.run ?? "", run);
  ends.set(button, end);
  // `onNextPage` also fires when the reader jumps to an anchor on this page. The run continues in that case.
  const leave = (): void => {
    if (button.isConnected) onNextPage(leave);
    else end();
  };
  onNextPage(leave);
}

/** Sends a curl command's request and shows the node's answer unchanged, or runs compiled code. */
const runBlock = (block: HTMLElement, request: string, run: Run): (() => void) =>
  request === ""
    ? runCode(block.querySelector("code")?.textContent ?? "", run)
    : sendRequest(
        { request: JSON.parse(request) as RpcRequest, format: (body) => [body.trim()] },
        run,
      );

interface Run {
  readonly output: RunOutput;
  readonly relay: CountingRelay;
  readonly again: () => void;
}

/** A relay that counts the requests that pass through it. */
interface CountingRelay extends OpenRelay {
  /** A sentence about the first request that failed. */
  readonly failure: () => string | undefined;
  /** A sentence about all requests so far. */
  readonly summary: () => string;
  /** True while a request has no answer yet. */
  readonly isWaiting: () => boolean;
}

function openCountingRelay(relay: OpenRelay): CountingRelay {
  const hosts = new Set<string>();
  let failure: string | undefined;
  const times: number[] = [];
  let waiting = 0;
  return {
    close: relay.close,
    ask: async (request: RpcRequest) => {
      waiting += 1;
      const answer = await relay.ask(request);
      waiting -= 1;
      hosts.add(hostOf(request.url));
      if ("failure" in answer) failure ??= formatFailure(answer, request.url);
      else times.push(answer.milliseconds);
      return answer;
    },
    failure: () => failure,
    isWaiting: () => waiting > 0,
    summary: () => formatRun(times, [...hosts]),
  };
}

/** Sends a request, and shows the node's answer. */
function sendRequest({ request, format }: FunctionCall, { output, relay, again }: Run): () => void {
  let isOver = false;
  void relay.ask(request).then((answer) => {
    if (isOver) return;
    const failure = relay.failure();
    output.show({
      lines: "body" in answer ? format(answer.body) : [],
      status: failure === undefined ? relay.summary() : "",
      ...(failure !== undefined && { error: failure, onRetry: again }),
    });
    relay.close();
  });
  return () => {
    isOver = true;
    relay.close();
  };
}

/** Runs the compiled code of a block in a frame without network access. Its requests go through the relay. */
function runCode(code: string, { output, relay, again }: Run): () => void {
  let isOver = false;
  let runner: Pick<LiveRunner, "end"> | undefined;
  let result: RunResult | undefined;
  let settling: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => {
    isOver = true;
    clearTimeout(settling);
    runner?.end();
    relay.close();
  };
  const update = (): void => {
    if (isOver || !result) return;
    const { logs: lines, isRunning } = result;
    output.show({ lines, status: running });
    clearTimeout(settling);
    if (isRunning || relay.isWaiting()) return;
    // If a program calls main() without await, the frame reports the run as over before the first request, so this
    // waits a little for requests.
    settling = setTimeout(finish, SETTLING_MS);
  };
  const finish = (): void => {
    end();
    if (result) output.show(describe(result, { output, relay, again }));
  };
  loadScript(code)
    .then((script) => {
      if (isOver) return;
      const created = createLiveRunner({
        container: output.container,
        address: withBase(RUN_FRAMES.chain),
        onChange: (next) => {
          result = next;
          update();
        },
        onHeight: () => undefined,
        onRequest: async (request) => {
          clearTimeout(settling);
          const answer = await relay.ask(request);
          setTimeout(update); // Runs once the frame has received the answer.
          return answer;
        },
      });
      runner = created;
      created.run(script);
    })
    .catch(() => {
      if (!isOver)
        output.show({ lines: [], status: "", error: failures.unloaded(), onRetry: again });
    });
  return end;
}

/** Loads the compiled code of a block. */
async function loadScript(code: string): Promise<string> {
  const address = withBase(runsAddress(cleanPath(withoutBase(location.pathname))));
  const answer = await fetch(address);
  const scripts = (await answer.json()) as Readonly<Record<string, string>>;
  const script = scripts[keyOfCode(code)];
  if (script === undefined) throw new Error("The page and its code are from different builds.");
  return script;
}

/** Describes a result for display. If a request failed, the code's errors only repeat that failure and are omitted. */
function describe({ logs, errors }: RunResult, { relay, again }: Run): ShownRun {
  const failure = relay.failure();
  // viem's messages already include the causes, so the first error is enough.
  const error = failure ?? errors[0];
  return {
    lines: logs.length === 0 && error === undefined ? [labels.liveNothing] : logs,
    status: failure === undefined ? relay.summary() : "",
    ...(error !== undefined && { error, onRetry: again }),
  };
}
