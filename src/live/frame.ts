import { formatValue } from "./format-value";
import { createGuard } from "./guard-loops";
import type { FrameMessage, RunMessage } from "./messages";
import { type Modules, runCode } from "./run-code";

/** How long code may run without a pause. */
const LIMIT_MS = 1000;

export interface FrameParts {
  readonly modules: Modules;
  /** Shows the default export of an example; without it, examples only print text. */
  readonly show?: (exported: unknown, onError: (error: unknown) => void) => void;
}

const send = (message: FrameMessage): void => {
  // The frame has no origin of its own and doesn't know the page's.
  parent.postMessage(message, "*");
};

function listMessages(error: unknown): string[] {
  if (!(error instanceof Error)) return [formatValue(error)];
  const own = `${error.name}: ${error.message}`;
  return error.cause === undefined ? [own] : [own, ...listMessages(error.cause)];
}

/** Timers of an earlier run must not send messages into the next one. */
function createTimers(): { clear: () => void } {
  const first = setTimeout(() => undefined);
  let oldest = Number(first);
  return {
    clear: () => {
      const newest = Number(setTimeout(() => undefined));
      for (let id = oldest; id < newest; id += 1) clearTimeout(id);
      oldest = newest;
    },
  };
}

/** WebRTC connects to other machines, and no policy blocks it: Chromium doesn't support the webrtc directive. */
const CONNECTIONS = ["RTCPeerConnection", "webkitRTCPeerConnection", "RTCDataChannel"];

/** Runs in the sandboxed frame: receives code from the page, runs it and sends back the result. */
export function startFrame({ modules, show }: FrameParts): void {
  for (const name of CONNECTIONS) Reflect.deleteProperty(globalThis, name);
  const guard = createGuard(LIMIT_MS, () => performance.now());
  const timers = createTimers();
  let current = 0;

  const fail = (run: number, error: unknown): void => {
    if (run === current) send({ type: "error", run, messages: listMessages(error) });
  };

  const runMessage = async ({ run, code, mode }: RunMessage): Promise<void> => {
    current = run;
    timers.clear();
    document.documentElement.style.colorScheme = mode;
    const log = (...values: unknown[]): void => {
      if (run === current) send({ type: "log", run, text: values.map(formatValue).join(" ") });
    };
    try {
      const exported = await runCode(code, {
        modules,
        guard,
        console: { log, info: log, warn: log, error: log, table: log },
      });
      if (run === current)
        show?.(exported, (error) => {
          fail(run, error);
        });
    } catch (error) {
      fail(run, error);
    }
    send({ type: "done", run });
  };

  addEventListener("message", ({ source, data }: MessageEvent<RunMessage>) => {
    if (source === parent) void runMessage(data);
  });
  // Catches later errors: in timers, in promises that nobody awaits, in event handlers.
  addEventListener("error", (event) => {
    event.preventDefault();
    fail(current, event.error ?? event.message);
  });
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    fail(current, event.reason);
  });
  new ResizeObserver(() => {
    send({
      type: "height",
      height: Math.ceil(document.documentElement.getBoundingClientRect().height),
    });
  }).observe(document.documentElement);
  send({ type: "ready" });
}
