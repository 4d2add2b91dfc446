/** A page's request to the service worker. */
export interface KeepMessage {
  readonly kind: "keep";
  /** URLs to save that the worker hasn't seen a request for, for instance because it wasn't running yet. */
  readonly loaded: readonly string[];
  /** True if the search and its index should be saved too. */
  readonly search: boolean;
}

/**
 * The part of a worker's global scope that this site uses. TypeScript's types for workers and for windows can't be used
 * together.
 */
export interface WorkerScope {
  readonly registration: { readonly unregister: () => Promise<boolean> };
  readonly skipWaiting: () => Promise<void>;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly get: (id: string) => Promise<{ readonly url: string } | undefined>;
  };
  readonly addEventListener: (
    type: "install" | "activate" | "message",
    listener: (event: WorkerEvent) => void,
  ) => void;
}

interface WorkerEvent extends Event {
  readonly waitUntil: (work: Promise<unknown>) => void;
  readonly data?: KeepMessage;
}
