import { type RunMessage, parseFrameMessage } from "../../live/messages";
import * as labels from "../../site/labels";

/** How long a run may go without an end before its frame is taken away. */
const PATIENCE_MS = 5000;

/** A frame that says more than this in a second is taken away: the page would have no time for its reader. */
const MAX_MESSAGES_PER_SECOND = 5000;

/** What a run has brought so far. */
export interface RunResult {
  readonly logs: readonly string[];
  readonly errors: readonly string[];
  readonly isRunning: boolean;
}

export interface LiveRunner {
  readonly run: (code: string) => void;
  readonly end: () => void;
}

export interface RunnerOptions {
  readonly frame: HTMLIFrameElement;
  readonly address: string;
  readonly onChange: (result: RunResult) => void;
  readonly onHeight: (height: number) => void;
}

const readMode = (): RunMessage["mode"] =>
  document.documentElement.dataset.theme === "light" ? "light" : "dark";

/** Runs code in a sandboxed frame, and tells what comes of it. A frame that hangs is replaced. */
export function createLiveRunner({
  frame,
  address,
  onChange,
  onHeight,
}: RunnerOptions): LiveRunner {
  let run = 0;
  let isReady = false;
  let isOpening = false;
  let waiting: string | undefined;
  let last = "";
  let patience: ReturnType<typeof setTimeout> | undefined;
  let result: RunResult = { logs: [], errors: [], isRunning: true };
  let drawing: number | undefined;
  let second = 0;
  let messages = 0;

  // Drawn once a frame, however much is said in it.
  const change = (part: Partial<RunResult>): void => {
    result = { ...result, ...part };
    drawing ??= requestAnimationFrame(() => {
      drawing = undefined;
      onChange(result);
    });
  };

  const openFrame = (): void => {
    isReady = false;
    isOpening = true;
    frame.src = address;
  };

  // Code may take its frame elsewhere; what the reader writes next needs the right one.
  const watchLoad = (): void => {
    if (isOpening) isOpening = false;
    else openFrame();
  };
  frame.addEventListener("load", watchLoad);

  const send = (code: string): void => {
    waiting = undefined;
    const message: RunMessage = { type: "run", run, code, mode: readMode() };
    // The frame has no origin that could be named.
    frame.contentWindow?.postMessage(message, "*");
  };

  const stop = (): void => {
    clearTimeout(patience);
    run += 1;
    change({ errors: [labels.liveStopped], isRunning: false });
    openFrame();
  };

  const isFlooding = (now: number): boolean => {
    if (now - second > 1000) [second, messages] = [now, 0];
    messages += 1;
    return messages % MAX_MESSAGES_PER_SECOND === 0;
  };

  const listen = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow) return;
    const data = parseFrameMessage(event.data);
    // Until the frame is ready, it is one that was taken away who speaks.
    if (!isReady && data?.type !== "ready") return;
    if (isFlooding(event.timeStamp)) {
      stop();
      return;
    }
    if (!data) return;
    switch (data.type) {
      case "ready":
        isReady = true;
        if (waiting !== undefined) send(waiting);
        return;
      case "height":
        onHeight(data.height);
        return;
      case "log":
        if (data.run === run) change({ logs: [...result.logs, data.text].slice(-200) });
        return;
      case "error":
        if (data.run === run) change({ errors: data.messages });
        return;
      case "done":
        if (data.run !== run) return;
        clearTimeout(patience);
        change({ isRunning: false });
    }
  };
  addEventListener("message", listen);

  const runCode = (code: string): void => {
    run += 1;
    last = code;
    change({ logs: [], errors: [], isRunning: true });
    clearTimeout(patience);
    patience = setTimeout(stop, PATIENCE_MS);
    if (isReady) send(code);
    else waiting = code;
  };

  // The frame follows the page's colour mode.
  const modes = new MutationObserver(() => {
    if (last !== "") runCode(last);
  });
  modes.observe(document.documentElement, { attributeFilter: ["data-theme"] });

  openFrame();
  return {
    run: runCode,
    end: () => {
      clearTimeout(patience);
      if (drawing !== undefined) cancelAnimationFrame(drawing);
      frame.removeEventListener("load", watchLoad);
      modes.disconnect();
      removeEventListener("message", listen);
    },
  };
}
