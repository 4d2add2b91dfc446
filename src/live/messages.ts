/** What the page asks of the frame that runs examples. */
export interface RunMessage {
  readonly type: "run";
  /** Number of the run; answers carry it, so that late ones can be told. */
  readonly run: number;
  readonly code: string;
  readonly mode: "dark" | "light";
}

/** What the frame answers. */
export type FrameMessage =
  | { readonly type: "ready" }
  | { readonly type: "log"; readonly run: number; readonly text: string }
  | { readonly type: "error"; readonly run: number; readonly messages: readonly string[] }
  | { readonly type: "done"; readonly run: number }
  | { readonly type: "height"; readonly height: number };
