import type { RunFrames } from "../../live/live-files";
import type { RpcRequest } from "../../live/rpc";
import { keyOfCode, runsAddress } from "../../model/samples/name-types";
import * as labels from "../../site/labels";
import { withBase, withoutBase } from "../../site/paths/base-path";
import { failures, formatRun, running } from "../../site/run-labels";
import { cleanPath } from "../navigation/clean-path";
import { onNextPage } from "../navigation/page-events";
import { formatFailure, hostOf } from "./failure-text";
import { type LiveRunner, type RunResult, createLiveRunner } from "./live-runner";
import { type OpenRelay, openRelay } from "./open-relay";
import { type RunOutput, addRunOutput } from "./run-output";

/** Replaced by `src/gatsby/webpack/webpack-config.ts`; not null where there are buttons. */
declare const RUN_FRAMES: RunFrames;

/** The end of each block's run, by its button. */
const ends = new WeakMap<HTMLElement, () => void>();

/** Runs the block of a button, and shows below it what comes of that. A run that isn't over yet ends. */
export function runSample(button: HTMLElement): void {
  const bar = button.parentElement;
  const code = bar?.previousElementSibling?.querySelector("code");
  if (!bar || !code) return;
  ends.get(button)?.();
  const output = addRunOutput(bar);
  const relay = openCountingRelay(openRelay(withBase(RUN_FRAMES.relay)));
  const again = (): void => {
    runSample(button);
    button.focus(); // The button to try again goes away.
  };
  const run: Run = { output, relay, again };
  const request = button.dataset.run ?? "";
  const end = request === "" ? runCode(code.textContent, run) : sendRequest(request, run);
  const endAll = (): void => {
    end();
    relay.close();
  };
  ends.set(button, endAll);
  // An anchor of the same page counts as a page, too.
  const leave = (): void => {
    if (button.isConnected) onNextPage(leave);
    else endAll();
  };
  onNextPage(leave);
}

interface Run {
  readonly output: RunOutput;
  readonly relay: CountingRelay;
  readonly again: () => void;
}

/** A relay that knows what has passed through it. */
interface CountingRelay extends OpenRelay {
  /** A sentence about the first request that failed. */
  readonly failure: () => string | undefined;
  /** A sentence about all requests so far. */
  readonly summary: () => string;
}

function openCountingRelay(relay: OpenRelay): CountingRelay {
  const hosts = new Set<string>();
  let failure: string | undefined;
  const times: number[] = [];
  return {
    close: relay.close,
    ask: async (request: RpcRequest) => {
      const answer = await relay.ask(request);
      hosts.add(hostOf(request.url));
      if ("failure" in answer) failure ??= formatFailure(answer, request.url);
      else times.push(answer.milliseconds);
      return answer;
    },
    failure: () => failure,
    summary: () => formatRun(times, [...hosts]),
  };
}

/** Sends the request of a curl command, and shows the answer as the node wrote it. */
function sendRequest(text: string, { output, relay, again }: Run): () => void {
  let isOver = false;
  void relay.ask(JSON.parse(text) as RpcRequest).then((answer) => {
    if (isOver) return;
    const failure = relay.failure();
    output.show({
      lines: "body" in answer ? [answer.body.trim()] : [],
      status: failure === undefined ? relay.summary() : "",
      ...(failure !== undefined && { errors: [failure], onRetry: again }),
    });
    relay.close();
  });
  return () => {
    isOver = true;
  };
}

/** Runs the compiled code of a block in a frame without network. Its requests take the way through the relay. */
function runCode(code: string, { output, relay, again }: Run): () => void {
  let isOver = false;
  let runner: Pick<LiveRunner, "end"> | undefined;
  const show = (result: RunResult): void => {
    output.show(describe(result, { output, relay, again }));
    if (!result.isRunning) relay.close();
  };
  loadScript(code)
    .then((script) => {
      if (isOver) return;
      const created = createLiveRunner({
        container: output.container,
        address: withBase(RUN_FRAMES.chain),
        onChange: show,
        onHeight: () => undefined,
        onRequest: relay.ask,
      });
      runner = created;
      created.run(script);
    })
    .catch(() => {
      if (!isOver)
        output.show({ lines: [], status: "", errors: [failures.unloaded()], onRetry: again });
    });
  return () => {
    isOver = true;
    runner?.end();
  };
}

/** Loads the compiled code of a block. */
async function loadScript(code: string): Promise<string> {
  const address = withBase(runsAddress(cleanPath(withoutBase(location.pathname))));
  const answer = await fetch(address);
  const scripts = (await answer.json()) as Readonly<Record<string, string>>;
  const script = scripts[keyOfCode(code)];
  if (script === undefined) throw new Error("The page is from another build than its code.");
  return script;
}

/** What the page shows of a result. If a request failed, the errors of the code only repeat that. */
function describe({ logs, errors, isRunning }: RunResult, { relay, again }: Run) {
  const failure = relay.failure();
  const messages = failure === undefined ? errors : [failure];
  if (isRunning) return { lines: logs, status: running };
  return {
    lines: logs.length + messages.length === 0 ? [labels.liveNothing] : logs,
    status: failure === undefined ? relay.summary() : "",
    errors: messages,
    ...(messages.length > 0 && { onRetry: again }),
  };
}
