import type { NumberedAnswer, NumberedRequest } from "./rpc";

/** The page's request to the frame that runs examples. */
export interface RunMessage {
  readonly type: "run";
  /** Sequence number of the run. Answers repeat it, so that answers that arrive late can be recognised. */
  readonly run: number;
  readonly code: string;
  readonly mode: "dark" | "light";
}

/** A node's answer to an example's request. */
export type AnswerMessage = NumberedAnswer & { readonly type: "answer" };

/** Messages from the page to the frame. */
export type PageMessage = RunMessage | AnswerMessage;

/**
 * The frame's answer. It arrives through a port that the page gives to the frame before any code runs, so example code
 * can't send messages directly. But example code can change functions that the frame's own script calls, so
 * `parseFrameMessage` validates the answer.
 */
export type FrameMessage =
  | { readonly type: "started"; readonly run: number }
  | { readonly type: "log"; readonly run: number; readonly text: string }
  | { readonly type: "error"; readonly run: number; readonly messages: readonly string[] }
  | ({ readonly type: "request"; readonly run: number } & NumberedRequest)
  | { readonly type: "done"; readonly run: number }
  | { readonly type: "height"; readonly height: number };

/**
 * Maximum length of a text that the frame sends. The frame cuts longer texts, because the page would freeze while
 * copying and showing them.
 */
const MAX_TEXT = 10_000;
const MAX_ERRORS = 20;
/** Maximum number of characters in a request to a node. */
const MAX_REQUEST = 100_000;

export const cutText = (text: string): string => text.slice(0, MAX_TEXT);
export const cutErrors = (messages: readonly string[]): string[] =>
  messages.slice(0, MAX_ERRORS).map(cutText);

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_TEXT;

/**
 * The length is checked first, because a sparse array can have billions of entries, all of which `every` would visit.
 */
const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.length <= MAX_ERRORS && value.every(isText);

/** Parses a message from the frame. Returns undefined if its shape is unknown or it is too large. */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, run, text, messages, height, ...more } = data as Readonly<Record<string, unknown>>;
  if (type === "height") {
    return typeof height === "number" && height >= 0 && height < Infinity
      ? { type, height }
      : undefined;
  }
  if (typeof run !== "number") return undefined;
  if (type === "log" && isText(text)) return { type, run, text };
  if (type === "error" && isTexts(messages)) return { type, run, messages };
  if (type === "request") {
    const request = parseRequest(more);
    return request && { type, run, ...request };
  }
  return type === "done" || type === "started" ? { type, run } : undefined;
}

function parseRequest({ id, url, body }: Readonly<Record<string, unknown>>) {
  const isRequest =
    typeof id === "number" &&
    typeof url === "string" &&
    typeof body === "string" &&
    url.length + body.length <= MAX_REQUEST;
  return isRequest ? { id, url, body } : undefined;
}
