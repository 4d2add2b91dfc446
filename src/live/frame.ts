import { formatValue } from "./format-value";
import { createGuard } from "./guard";
import {
  type FrameMessage,
  MAX_ERRORS,
  type PageMessage,
  type RunMessage,
  cutErrors,
  cutText,
  parseFrameMessage,
} from "./messages";
import type { RpcLink } from "./rpc-link";
import { type Modules, runCode } from "./run-code";
import { takePort } from "./take-port";

/** Maximum time that code may run without a pause. */
const LIMIT_MS = 1000;

/** Maximum number of values shown for one call of `console.log`. */
const MAX_VALUES = 100;

export interface FrameParts {
  readonly modules: Modules;
  /** Compiles a reader's code to JavaScript. Absent if the page sends code that the build has already compiled. */
  readonly compile?: (code: string) => string;
  /** Passes the requests of examples to the page. Without this, examples have no network access. */
  readonly link?: RpcLink;
  /** Shows the default export of an example. Without this, examples only print text. */
  readonly show?: (exported: unknown, onError: (error: unknown) => void) => void;
}

/**
 * Lists the messages of an error and of its causes. Code can throw anything: errors that are their own cause, that have
 * endless causes, or that throw when they are read.
 */
function listMessages(error: unknown): string[] {
  const messages: string[] = [];
  // A loop over a set also visits what is added to it meanwhile, and each entry only once.
  const errors = new Set([error]);
  for (const one of errors) {
    try {
      messages.push(one instanceof Error ? `${one.name}: ${one.message}` : formatValue(one));
      const cause = one instanceof Error ? one.cause : undefined;
      if (cause !== undefined && errors.size < MAX_ERRORS) errors.add(cause);
    } catch {
      messages.push("This error can't be read.");
    }
  }
  return messages;
}

/** Creates a function that clears the timers of earlier runs, so that they can't send messages during the next run. */
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

/** Makes timers reject strings of code, because the guard couldn't stop such code. */
function refuseTextInTimers(): void {
  for (const name of ["setTimeout", "setInterval"] as const) {
    const timer = globalThis[name].bind(globalThis) as (...all: unknown[]) => unknown;
    const guarded = (handler: unknown, ...rest: unknown[]): unknown => {
      if (typeof handler !== "function")
        throw new TypeError(`${name} needs a function here, not a string of code.`);
      return timer(handler, ...rest);
    };
    Object.assign(globalThis, { [name]: guarded });
  }
}

/**
 * Locks what example code could use to get the port, which is the target of the frame's message events, or to intercept
 * texts while `parseFrameMessage` copies them.
 */
function lockPrototypes(): void {
  Object.freeze(MessageEvent.prototype);
  Object.preventExtensions(Array.prototype);
  Object.preventExtensions(Object.prototype);
}

/**
 * WebRTC classes, which are deleted because WebRTC connects to other machines and no policy can block it: Chromium
 * doesn't support the `webrtc` directive.
 */
const CONNECTIONS = ["RTCPeerConnection", "webkitRTCPeerConnection", "RTCDataChannel"];

/** Runs in the sandboxed frame: receives code from the page, runs it and sends back the result. */
export function startFrame({ modules, compile = (code) => code, link, show }: FrameParts): void {
  for (const name of CONNECTIONS) Reflect.deleteProperty(globalThis, name);
  lockPrototypes();
  const timers = createTimers();
  refuseTextInTimers();
  let current = 0;
  /** Sends a message through the page's port, which example code can't reach. */
  let send: (message: FrameMessage) => void = () => undefined;

  const fail = (run: number, error: unknown): void => {
    if (run === current) send({ type: "error", run, messages: cutErrors(listMessages(error)) });
  };

  const runMessage = async ({ run, code, mode }: RunMessage): Promise<void> => {
    current = run;
    send({ type: "started", run });
    timers.clear();
    link?.start((request) => {
      send({ type: "request", run, ...request });
    });
    document.documentElement.style.colorScheme = mode;
    const log = (...values: unknown[]): void => {
      if (run === current) send({ type: "log", run, text: formatLine(values) });
    };
    // The second argument of `dir` is an object of options.
    const dir = (value: unknown): void => {
      log(value);
    };
    try {
      const exported = await runCode(compile(code), {
        modules,
        // Each run has its own guard, because `timers.clear` also clears the timer that the guard of the last run set.
        guard: createGuard(LIMIT_MS, () => performance.now()),
        console: { log, info: log, warn: log, error: log, debug: log, dir, table: log },
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

  // Catches errors after the run: in timers, promises that nobody awaits, and event handlers.
  addEventListener("error", (event) => {
    event.preventDefault();
    fail(current, event.error ?? event.message);
  });
  addEventListener("unhandledrejection", (event) => {
    event.preventDefault();
    fail(current, event.reason);
  });
  const sendHeight = (): void => {
    const { height } = document.documentElement.getBoundingClientRect();
    send({ type: "height", height: Math.ceil(height) });
  };
  new ResizeObserver(sendHeight).observe(document.documentElement);
  takePort((port) => {
    const post = port.postMessage.bind(port);
    send = (message) => {
      const checked = parseFrameMessage(message);
      if (checked) post(checked);
    };
    port.onmessage = ({ data }: MessageEvent<PageMessage>) => {
      if (data.type === "run") void runMessage(data);
      else link?.receive(data);
    };
    sendHeight();
  });
}

/**
 * Formats the values of one call as a line. Each value is cut to the maximum length first, so that a long one isn't
 * copied in full.
 */
const formatLine = (values: readonly unknown[]): string =>
  cutText(
    values
      .slice(0, MAX_VALUES)
      .map((value) => cutText(formatValue(value)))
      .join(" "),
  );
