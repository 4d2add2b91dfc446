import { type AnswerMessage, type RunMessage, parseFrameMessage } from "../../live/messages";
import type { RpcAnswer, RpcRequest } from "../../live/rpc";
import * as labels from "../../site/labels";
import { unloaded } from "../../site/run-labels";
import { keepFocus } from "./keep-focus";

/** Time after which code that hasn't ended is stopped. Its frame is then replaced. */
const PATIENCE_MS = 5000;
const PATIENCE_WITH_REQUESTS_MS = 60_000;

/** A run is abandoned if its frame hasn't loaded and started it within this time. */
const LOADING_MS = 60_000;

/** A frame that doesn't begin a run within this time is still busy with an earlier run, and is replaced. */
const START_MS = 1000;

/**
 * Maximum number of times that a run may take the focus from a reader who is typing. After that, the run is stopped.
 */
const MAX_THEFTS = 20;

/** Maximum number of lines that are shown, and of characters in all of them. The newest lines are kept. */
const MAX_LINES = 200;
const MAX_SHOWN = 50_000;

/** A frame that sends more messages per second than this is removed, since it would freeze the page. */
const MAX_MESSAGES_PER_SECOND = 5000;

/** A frame that sends more messages per second than this isn't reused. */
const MAX_MESSAGES_OF_CALM_CODE = 500;

/** The result of a run so far. */
export interface RunResult {
  readonly logs: readonly string[];
  readonly errors: readonly string[];
  readonly isRunning: boolean;
  /** True until the frame that runs the code has loaded. */
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
  /**
   * Sends a request from the code to a node. If this is set, code may run for longer, and isn't rerun when the colour
   * mode changes.
   */
  readonly onRequest?: (request: RpcRequest) => Promise<RpcAnswer>;
}

const readMode = (): RunMessage["mode"] =>
  document.documentElement.dataset.theme === "light" ? "light" : "dark";

/** Returns the newest lines, within the limits for lines and for characters. */
function keepNewest(lines: readonly string[]): string[] {
  const newestFirst: string[] = [];
  let left = MAX_SHOWN;
  for (const line of lines.slice(-MAX_LINES).reverse()) {
    left -= line.length;
    if (left < 0) break;
    newestFirst.push(line);
  }
  return newestFirst.reverse();
}

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
  onRequest,
}: RunnerOptions): LiveRunner {
  let run = 0;
  let frame: HTMLIFrameElement;
  /** Channel to the frame; undefined until the frame has asked for it. */
  let port: MessagePort | undefined;
  /** True if code in the frame is still running, or has sent so much that messages may still be pending. */
  let isBusy = false;
  let waiting: string | undefined;
  let last = "";
  let patience: ReturnType<typeof setTimeout> | undefined;
  let loading: ReturnType<typeof setTimeout> | undefined;
  let starting: ReturnType<typeof setTimeout> | undefined;
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

  // Creates a new element each time. If a frame were reloaded, it would keep its window, and late messages from the old
  // code would seem to come from the new code.
  const openFrame = (): void => {
    clearTimeout(starting);
    port?.close();
    port = undefined;
    isBusy = false;
    thefts = 0;
    messages = 0;
    let isLoaded = false;
    frame = createFrame(address);
    frame.addEventListener("load", () => {
      // Code may have navigated its frame to another document; the next run needs our document.
      if (isLoaded) openFrame();
      isLoaded = true;
    });
    container.replaceChildren(frame);
  };

  const clearTimers = (): void => {
    for (const timer of [patience, loading, starting]) clearTimeout(timer);
  };

  const send = (code: string, to: MessagePort): void => {
    waiting = undefined;
    isBusy = true;
    const message: RunMessage = { type: "run", run, code, mode: readMode() };
    to.postMessage(message);
    patience = setTimeout(stop, onRequest ? PATIENCE_WITH_REQUESTS_MS : PATIENCE_MS);
    starting = setTimeout(() => {
      clearTimeout(patience); // While the next frame loads, no code is running.
      openFrame();
      waiting = code;
    }, START_MS);
  };

  const stop = (message: string = labels.liveStopped): void => {
    clearTimers();
    waiting = undefined;
    run += 1;
    change({ errors: [message], isRunning: false, isLoading: false });
    openFrame();
  };

  const isFlooding = (now: number): boolean => {
    if (now - second > 1000) [second, messages] = [now, 0];
    messages += 1;
    if (messages > MAX_MESSAGES_OF_CALM_CODE) isBusy = true;
    return messages % MAX_MESSAGES_PER_SECOND === 0;
  };

  /**
   * Gives the frame a port when it asks for one, before any code runs in it. Later, code in the frame can send the page
   * messages of any size. Reading them would copy their data, so they are only counted.
   */
  const connect = (event: MessageEvent<unknown>): void => {
    const { contentWindow } = frame;
    if (event.source === null || contentWindow === null || event.source !== contentWindow) return;
    if (isFlooding(event.timeStamp)) {
      stop();
      return;
    }
    if (port) return;
    const channel = new MessageChannel();
    port = channel.port1;
    port.onmessage = receive;
    // The frame has an opaque origin, so only "*" can address it.
    contentWindow.postMessage("connect", "*", [channel.port2]);
    change({ isLoading: false });
    if (waiting !== undefined) send(waiting, port);
  };
  addEventListener("message", connect);

  const receive = (event: MessageEvent<unknown>): void => {
    if (isFlooding(event.timeStamp)) {
      stop();
      return;
    }
    const data = parseFrameMessage(event.data);
    if (!data) return;
    switch (data.type) {
      case "started":
        if (data.run !== run) return;
        clearTimeout(loading);
        clearTimeout(starting);
        return;
      case "height":
        onHeight(data.height);
        return;
      case "log":
        if (data.run === run) change({ logs: keepNewest([...result.logs, data.text]) });
        return;
      case "request":
        if (data.run === run && onRequest) pass(data, onRequest);
        return;
      case "error":
        if (data.run === run) change({ errors: data.messages });
        return;
      case "done":
        if (data.run !== run) return;
        clearTimers();
        isBusy = messages > MAX_MESSAGES_OF_CALM_CODE;
        change({ isRunning: false });
    }
  };

  const pass = (
    { id, url, body }: RpcRequest & { readonly id: number },
    ask: NonNullable<typeof onRequest>,
  ): void => {
    const [asking, asked] = [port, run];
    void ask({ url, body }).then((answer) => {
      const message: AnswerMessage = { type: "answer", id, answer };
      if (asked === run) asking?.postMessage(message);
    });
  };

  let thefts = 0;
  const releaseFocus = keepFocus(container, () => {
    thefts += 1;
    if (thefts > MAX_THEFTS) stop();
  });

  const runCode = (code: string): void => {
    run += 1;
    last = code;
    change({ logs: [], errors: [], isRunning: true });
    clearTimers();
    loading = setTimeout(() => {
      stop(unloaded);
    }, LOADING_MS);
    if (isBusy) openFrame();
    thefts = 0;
    if (port) send(code, port);
    else waiting = code;
  };

  // Reruns the code when the page's colour mode changes, so that the frame matches it.
  const modes = new MutationObserver(() => {
    if (last !== "" && !onRequest) runCode(last);
  });
  modes.observe(document.documentElement, { attributeFilter: ["data-theme"] });

  openFrame();
  return {
    run: runCode,
    end: () => {
      clearTimers();
      port?.close();
      if (drawing !== undefined) cancelAnimationFrame(drawing);
      container.replaceChildren();
      modes.disconnect();
      removeEventListener("message", connect);
      releaseFocus();
    },
  };
}
