/** The page's request to the frame that runs examples. */
export interface RunMessage {
  readonly type: "run";
  /** Number of the run, repeated in answers so that late ones can be recognised. */
  readonly run: number;
  readonly code: string;
  readonly mode: "dark" | "light";
}

/** The frame's answer. Anything may run in the frame, so `parseFrameMessage` validates it. */
export type FrameMessage =
  | { readonly type: "ready" }
  | { readonly type: "log"; readonly run: number; readonly text: string }
  | { readonly type: "error"; readonly run: number; readonly messages: readonly string[] }
  | { readonly type: "done"; readonly run: number }
  | { readonly type: "height"; readonly height: number };

/** Longer text is cut, since it would freeze the page. */
const MAX_TEXT = 10_000;
const MAX_ERRORS = 20;

const cut = (text: string): string => text.slice(0, MAX_TEXT);

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/**
 * Parses a message from the frame, of known shape and bounded size; undefined for anything else that its code may send.
 */
export function parseFrameMessage(data: unknown): FrameMessage | undefined {
  if (typeof data !== "object" || data === null) return undefined;
  const { type, run, text, messages, height } = data as Readonly<Record<string, unknown>>;
  if (type === "ready") return { type };
  if (type === "height") {
    return typeof height === "number" && height >= 0 && height < Infinity
      ? { type, height }
      : undefined;
  }
  if (typeof run !== "number") return undefined;
  if (type === "log" && typeof text === "string") return { type, run, text: cut(text) };
  if (type === "error" && isTexts(messages)) {
    return { type, run, messages: messages.slice(0, MAX_ERRORS).map(cut) };
  }
  return type === "done" ? { type, run } : undefined;
}
