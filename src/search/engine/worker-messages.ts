import type { SearchAnswer, SearchRequest } from "./hits/hit";

/** Messages from the page to its search worker. The worker's answer has the same `id`. */
export type ToWorker =
  | { readonly id: number; readonly kind: "search"; readonly request: SearchRequest }
  | { readonly id: number; readonly kind: "rest" };

export type FromWorker =
  | { readonly id: number; readonly answer: SearchAnswer; readonly isDevelopment: boolean }
  | { readonly id: number; readonly problem: string }
  /** The whole index is loaded. */
  | { readonly id: number; readonly isComplete: true };
