import type { NodePluginArgs } from "gatsby";

/** Gatsby's store, as passed to hooks. */
export type Store = Pick<NodePluginArgs["store"], "getState">;

/** Part of Gatsby's state: its queries, and the pages whose results haven't been written yet. */
export interface GatsbyState {
  readonly queries: {
    /** Queries by page path. */
    readonly trackedQueries: ReadonlyMap<
      string,
      { readonly running: number; readonly dirty: number }
    >;
  };
  readonly pendingPageDataWrites: { readonly pagePaths: ReadonlySet<string> };
}

/** Reads Gatsby's state. Gatsby types `getState` as Function. */
export const readState = ({ getState }: Store): GatsbyState => (getState as () => GatsbyState)();
