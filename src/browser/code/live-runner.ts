import { type RunMessage, parseFrameMessage } from "../../live/messages";
import * as labels from "../../site/labels";

/** The time after which a run's frame is removed. */
const PATIENCE_MS = 5000;

/** A frame that sends more messages per second is removed, since it would freeze the page. */
const MAX_MESSAGES_PER_SECOND = 5000;

/** A frame that has sent more messages within a second isn't reused. */
const MAX_MESSAGES_OF_CALM_CODE = 500;

/** The result of a run so far. */
export interface RunResult {
  readonly logs: readonly string[];
  readonly errors: readonly string[];
  readonly isRunning: boolean;
  /** The frame that runs the code has not come yet. */
  readonly isLoading: boolean;
}

export interface LiveRunner {
  readonly run: (code: string) => void;
  readonly end: () => void;
}

export interface RunnerOptions {
  /** An empty element for the frame. */
  readonly container: HTMLElement;
  readonly address: string;
  readonly onChange: (result: RunResult) => void;
  readonly onHeight: (height: number) => void;
}

const readMode = (): RunMessage["mode"] =>
  document.documentElement.dataset.theme === "light" ? "light" : "dark";

function createFrame(address: string): HTMLIFrameElement {
  const frame = document.createElement("iframe");
  frame.className = "live-frame";
  frame.title = labels.liveResult;
  frame.setAttribute("sandbox", "allow-scripts");
  frame.src = address;
  return frame;
}

/** Runs code in a sandboxed frame and reports the result. A frame that hangs is replaced. */
export function createLiveRunner({
  container,
  address,
  onChange,
  onHeight,
}: RunnerOptions): LiveRunner {
  let run = 0;
  let frame: HTMLIFrameElement;
  let isReady = false;
  /** True if code in the frame is still running, or has sent so much that messages may still be pending. */
  let isBusy = false;
  let waiting: string | undefined;
  let last = "";
  let patience: ReturnType<typeof setTimeout> | undefined;
  let result: RunResult = { logs: [], errors: [], isRunning: true, isLoading: true };
  let drawing: number | undefined;
  let second = 0;
  let messages = 0;

  // The page is updated at most once per animation frame, however many messages arrive.
  const change = (part: Partial<RunResult>): void => {
    result = { ...result, ...part };
    drawing ??= requestAnimationFrame(() => {
      drawing = undefined;
      onChange(result);
    });
  };

  // Creates a new element each time. A reloaded one would keep its window, so late messages of the old code would look
  // like those of the new code.
  const openFrame = (): void => {
    isReady = false;
    isBusy = false;
    messages = 0;
    let isLoaded = false;
    frame = createFrame(address);
    frame.addEventListener("load", () => {
      // Code may navigate its frame away; the next run needs our document.
      if (isLoaded) openFrame();
      isLoaded = true;
    });
    container.replaceChildren(frame);
  };

  const send = (code: string): void => {
    waiting = undefined;
    isBusy = true;
    const message: RunMessage = { type: "run", run, code, mode: readMode() };
    // The frame has an opaque origin, which no target origin matches.
    frame.contentWindow?.postMessage(message, "*");
  };

  const stop = (): void => {
    clearTimeout(patience);
    run += 1;
    change({ errors: [labels.liveStopped], isRunning: false, isLoading: false });
    openFrame();
  };

  const isFlooding = (now: number): boolean => {
    if (now - second > 1000) [second, messages] = [now, 0];
    messages += 1;
    if (messages > MAX_MESSAGES_OF_CALM_CODE) isBusy = true;
    return messages % MAX_MESSAGES_PER_SECOND === 0;
  };

  const listen = (event: MessageEvent<unknown>): void => {
    if (event.source === null || event.source !== frame.contentWindow) return;
    if (isFlooding(event.timeStamp)) {
      stop();
      return;
    }
    const data = parseFrameMessage(event.data);
    if (!data) return;
    switch (data.type) {
      case "ready":
        isReady = true;
        change({ isLoading: false });
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
        isBusy = messages > MAX_MESSAGES_OF_CALM_CODE;
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
    if (isBusy) openFrame();
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
      container.replaceChildren();
      modes.disconnect();
      removeEventListener("message", listen);
    },
  };
}
