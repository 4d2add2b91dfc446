import type { NumberedAnswer, NumberedRequest } from "./rpc";

/** The page's request to the frame that runs examples. */
export interface RunMessage {
  readonly type: "run";
  /** Sequence number of the run. Answers repeat it, so that answers that arrive late can be recognized. */
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
 * can't send messages directly. But example code can change functions that the frame's own script calls, so both sides
 * pass each answer through `parseFrameMessage`.
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
/** Maximum number of messages about one error: its own and those of its causes. */
export const MAX_ERRORS = 20;
/** Maximum number of characters in a request to a node. */
const MAX_REQUEST = 100_000;

export const cutText = (text: string): string => text.slice(0, MAX_TEXT);
export const cutErrors = (messages: readonly string[]): string[] =>
  messages.slice(0, MAX_ERRORS).map(cutText);

const isText = (value: unknown): value is string =>
  typeof value === "string" && value.length <= MAX_TEXT;

/** A list before it is checked: its length and its items may be anything. */
type UncheckedList = Readonly<Record<number, unknown>> & { readonly length?: unknown };

/** Copies a list of texts. Returns undefined if it is too long or has anything else in it. */
function copyTexts(value: unknown): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const list = value as UncheckedList;
  const { length } = list;
  // A sparse array can have billions of entries.
  if (typeof length !== "number" || length > MAX_ERRORS) return undefined;
  const texts: string[] = [];
  for (let at = 0; at < length; at += 1) {
    const text = list[at];
    if (!isText(text)) return undefined;
    texts[at] = text;
  }
  return texts;
}

/**
 * Parses a message from the frame. Returns undefined if its shape is unknown or it is too large. The frame does the
 * same before it sends the message, because the page would freeze while reading a large one. It calls no methods,
 * because example code may have replaced them.
 */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const fields = data as Readonly<Record<string, unknown>>;
  const { type, run, text, height } = fields;
  if (type === "height") {
    return typeof height === "number" && height >= 0 && height < Infinity
      ? { type, height }
      : undefined;
  }
  if (typeof run !== "number") return undefined;
  if (type === "log" && isText(text)) return { type, run, text };
  if (type === "error") {
    const messages = copyTexts(fields.messages);
    return messages && { type, run, messages };
  }
  if (type === "request") {
    const request = parseRequest(fields);
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
