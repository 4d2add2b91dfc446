import { type AnswerMessage, type RunMessage, parseFrameMessage } from "../../live/messages";
import type { RpcAnswer, RpcRequest } from "../../live/rpc";
import * as labels from "../../site/labels";
import { unloaded } from "../../site/run-labels";

/** Time after which code that hasn't ended is stopped. Its frame is then replaced. */
const PATIENCE_MS = 5000;
const PATIENCE_WITH_REQUESTS_MS = 60_000;

/** A run is abandoned if its frame hasn't loaded and started it within this time. */
const LOADING_MS = 60_000;

/** A frame that doesn't begin a run within this time is still busy with an earlier run, and is replaced. */
const START_MS = 1000;

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

/** A sandboxed frame. Only its own script can send messages through its port, but any code in it can reach the page. */
class Frame {
  readonly element = document.createElement("iframe");
  /** Undefined until the frame has asked for it. */
  port: MessagePort | undefined;
  #second = 0;
  #messages = 0;

  constructor(address: string, onNavigate: () => void) {
    const { element } = this;
    element.className = "live-frame";
    element.title = labels.liveResult;
    element.setAttribute("sandbox", "allow-scripts");
    element.src = address;
    let isLoaded = false;
    element.addEventListener("load", () => {
      if (isLoaded) onNavigate();
      isLoaded = true;
    });
  }

  connect(onMessage: (event: MessageEvent<unknown>) => void): void {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    port1.onmessage = onMessage;
    // The frame has an opaque origin, so only "*" can address it.
    this.element.contentWindow?.postMessage("connect", "*", [port2]);
  }

  /** Counts a message. Returns true if there are too many in one second. */
  isFlooding(now: number): boolean {
    if (now - this.#second > 1000) [this.#second, this.#messages] = [now, 0];
    this.#messages += 1;
    return this.#messages % MAX_MESSAGES_PER_SECOND === 0;
  }

  /** False if the frame has sent so much that messages may still be pending. */
  get isCalm(): boolean {
    return this.#messages <= MAX_MESSAGES_OF_CALM_CODE;
  }
}

interface Run {
  readonly number: number;
  readonly code: string;
  /** Time by which it has to start, in ms. */
  readonly startBy: number;
  /** Waiting for the frame's port; sent, but not begun; begun; over. */
  state: "loading" | "starting" | "running" | "ended";
}

/** Runs code in a sandboxed frame and reports the result. A frame that hangs is replaced. */
export function createLiveRunner({
  container,
  address,
  onChange,
  onHeight,
  onRequest,
}: RunnerOptions): LiveRunner {
  let frame: Frame;
  let run: Run = { number: 0, code: "", startBy: 0, state: "ended" };
  let limit: ReturnType<typeof setTimeout> | undefined;
  let result: RunResult = { logs: [], errors: [], isRunning: true, isLoading: true };
  let drawing: number | undefined;

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
  const openFrame = (before?: Frame): void => {
    before?.port?.close();
    // Code may have navigated its frame to another document; the next run needs our document.
    const opened = new Frame(address, () => {
      openFrame(opened);
    });
    frame = opened;
    container.replaceChildren(frame.element);
  };

  /** Changes the run's state, which may last for `limitMs`. */
  const enter = (state: Run["state"], limitMs?: number, onLimit?: () => void): void => {
    clearTimeout(limit);
    run.state = state;
    if (limitMs !== undefined) limit = setTimeout(() => onLimit?.(), limitMs);
  };

  const stop = (message: string = labels.liveStopped): void => {
    enter("ended");
    change({ errors: [message], isRunning: false, isLoading: false });
    openFrame(frame);
  };

  /** Sends the code to the frame, or waits until the frame has its port. */
  const start = (): void => {
    if (!frame.port) {
      enter("loading", run.startBy - performance.now(), () => {
        stop(unloaded);
      });
      return;
    }
    const message: RunMessage = { type: "run", run: run.number, code: run.code, mode: readMode() };
    frame.port.postMessage(message);
    enter("starting", START_MS, () => {
      openFrame(frame);
      start();
    });
  };

  /**
   * Gives the frame a port when it asks for one, before any code runs in it. Later, code in the frame can send the page
   * messages of any size. Reading them would copy their data, so they are only counted.
   */
  const connect = ({ source, timeStamp }: MessageEvent<unknown>): void => {
    if (source === null || source !== frame.element.contentWindow) return;
    if (frame.isFlooding(timeStamp)) stop();
    else if (!frame.port) {
      frame.connect(receive);
      change({ isLoading: false });
      if (run.state === "loading") start();
    }
  };
  addEventListener("message", connect);

  const receive = (event: MessageEvent<unknown>): void => {
    if (frame.isFlooding(event.timeStamp)) {
      stop();
      return;
    }
    const data = parseFrameMessage(event.data);
    if (data?.type === "height") onHeight(data.height);
    if (!data || data.type === "height" || data.run !== run.number) return;
    switch (data.type) {
      case "started":
        enter("running", onRequest ? PATIENCE_WITH_REQUESTS_MS : PATIENCE_MS, stop);
        return;
      case "log":
        change({ logs: keepNewest([...result.logs, data.text]) });
        return;
      case "request":
        if (onRequest) pass(data, onRequest);
        return;
      case "error":
        change({ errors: data.messages });
        return;
      case "done":
        enter("ended");
        change({ isRunning: false });
    }
  };

  const pass = (
    { id, url, body }: RpcRequest & { readonly id: number },
    ask: NonNullable<typeof onRequest>,
  ): void => {
    const [{ port }, asked] = [frame, run.number];
    void ask({ url, body }).then((answer) => {
      const message: AnswerMessage = { type: "answer", id, answer };
      if (asked === run.number) port?.postMessage(message);
    });
  };

  const runCode = (code: string): void => {
    const isBusy = run.state === "starting" || run.state === "running" || !frame.isCalm;
    run = {
      number: run.number + 1,
      code,
      startBy: performance.now() + LOADING_MS,
      state: "loading",
    };
    change({ logs: [], errors: [], isRunning: true });
    if (isBusy) openFrame(frame);
    start();
  };

  // Reruns the code when the page's colour mode changes, so that the frame matches it.
  const modes = new MutationObserver(() => {
    if (run.code !== "" && !onRequest) runCode(run.code);
  });
  modes.observe(document.documentElement, { attributeFilter: ["data-theme"] });

  openFrame();
  return {
    run: runCode,
    end: () => {
      clearTimeout(limit);
      frame.port?.close();
      if (drawing !== undefined) cancelAnimationFrame(drawing);
      container.replaceChildren();
      modes.disconnect();
      removeEventListener("message", connect);
    },
  };
}
