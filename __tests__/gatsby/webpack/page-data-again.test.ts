import { createRequire } from "node:module";
import type { Compiler, Configuration, WebpackPluginInstance } from "webpack";
import { pageDataAgain } from "../../../src/gatsby/webpack/concerns/page-data-again";

type Reducer = (
  state: undefined | { readonly pagePaths: Set<string> },
  action: { readonly type: string; readonly payload?: object },
) => { readonly pagePaths: Set<string> };

const require = createRequire(import.meta.url);
const { pendingPageDataWritesReducer: reduce } =
  require("gatsby/dist/redux/reducers/pending-page-data-writes") as {
    readonly pendingPageDataWritesReducer: Reducer;
  };

const TEMPLATE = { componentPath: "/src/templates/doc.tsx", pages: new Set(["/", "/build"]) };

/** Stand-in for the Gatsby plugin that holds the store, with Gatsby's own reducer. */
class StaticQueryMapper {
  pending = reduce(undefined, { type: "START" });
  readonly store = {
    getState: () => ({
      components: new Map<string, object>([
        ["doc", TEMPLATE],
        ["slice", { componentPath: "/slice.tsx", pages: new Set(["slice"]), isSlice: true }],
      ]),
    }),
    dispatch: (action: { readonly type: string; readonly payload?: object }) => {
      this.pending = reduce(this.pending, action);
    },
  };
  readonly apply = (): void => undefined;
}

/** Applies the concern. Returns the plugin that holds the store, and a function that ends a bundle. */
async function start(): Promise<{ mapper: StaticQueryMapper; emit: () => void }> {
  const mapper = new StaticQueryMapper();
  const config: Configuration = { plugins: [mapper] };
  await pageDataAgain.apply(config, {
    stage: "develop",
    root: process.cwd(),
    make: { define: () => mapper, normalModuleReplacement: () => mapper },
  });
  const listeners: (() => void)[] = [];
  const hooks = {
    afterEmit: { tap: (_: string, listener: () => void) => listeners.push(listener) },
  };
  const plugin = config.plugins?.at(-1);
  (plugin as WebpackPluginInstance).apply({ hooks } as unknown as Compiler);
  const emit = (): void => {
    for (const listener of listeners) listener();
  };
  return { mapper, emit };
}

const write = { type: "ADD_PENDING_TEMPLATE_DATA_WRITE", payload: TEMPLATE };
const written = { type: "CLEAR_PENDING_PAGE_DATA_WRITE", payload: { page: "/build" } };

test("Gatsby forgets a page it's currently writing if its template gets a static query", () => {
  const { pagePaths } = reduce(reduce(undefined, write), written);
  expect([...pagePaths]).toEqual(["/"]);
});

test("a page that was requested while the bundle was compiled is written again", async () => {
  const { mapper, emit } = await start();
  mapper.store.dispatch(write);
  mapper.store.dispatch(written);
  emit();
  expect([...mapper.pending.pagePaths].sort()).toEqual(["/", "/build"]);
});

test("later bundles write only what Gatsby wants to write", async () => {
  const { mapper, emit } = await start();
  emit();
  mapper.store.dispatch(written);
  emit();
  expect([...mapper.pending.pagePaths]).toEqual(["/"]);
});
