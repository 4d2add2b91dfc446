import type { NodePluginArgs } from "gatsby";

/** Gatsby's store, as hooks get it. */
export type Store = Pick<NodePluginArgs["store"], "getState">;

/** Part of Gatsby's state: its queries, and the pages whose result isn't written yet. */
export interface GatsbyState {
  readonly queries: {
    /** By the page's path. */
    readonly trackedQueries: ReadonlyMap<
      string,
      { readonly running: number; readonly dirty: number }
    >;
  };
  readonly pendingPageDataWrites: { readonly pagePaths: ReadonlySet<string> };
}

/** Reads Gatsby's state. Gatsby types `getState` as Function. */
export const readState = ({ getState }: Store): GatsbyState => (getState as () => GatsbyState)();
