import type { SearchAnswer, SearchRequest } from "./hits/hit";

/** What the page asks its search worker; `id` is given back with the answer. */
export type ToWorker =
  | { readonly id: number; readonly kind: "search"; readonly request: SearchRequest }
  | { readonly id: number; readonly kind: "rest" };

export type FromWorker =
  | { readonly id: number; readonly answer: SearchAnswer; readonly isDevelopment: boolean }
  | { readonly id: number; readonly problem: string }
  /** All of the index is here. */
  | { readonly id: number; readonly isComplete: true };
