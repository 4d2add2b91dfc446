/*
 * Started by concerns.test.ts as a separate process. Gets the webpack configuration of each stage from the installed
 * Gatsby, with Gatsby's own plugins, applies each concern to it separately, and prints the results as JSON.
 */
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Configuration } from "webpack";
import type { PluginMakers, Stage } from "../../../src/gatsby/webpack/concern";
import { WEBPACK_CONCERNS } from "../../../src/gatsby/webpack/webpack-config";

const STAGES: readonly Stage[] = ["build-javascript", "build-html", "develop", "develop-html"];
const root = process.cwd();
const require = createRequire(join(root, "package.json"));

interface Store {
  readonly dispatch: (action: { readonly type: string; readonly payload: unknown }) => void;
  readonly getState: () => { readonly webpack: Configuration };
}
type MakeConfiguration = (
  program: object,
  directory: string,
  stage: Stage,
  port: number,
  options: object,
) => Promise<Configuration>;

// Gatsby's own modules have no types.
const { store } = require("gatsby/dist/redux") as { store: Store };
const { loadPlugins } = require("gatsby/dist/bootstrap/load-plugins") as {
  loadPlugins: (config: object, folder: string) => Promise<unknown>;
};
const makeConfiguration = require("gatsby/dist/utils/webpack.config") as MakeConfiguration;
const { builtinPlugins } = require("gatsby/dist/utils/webpack-plugins") as {
  builtinPlugins: PluginMakers;
};

const program = {
  directory: root,
  browserslist: ["supports es6-module"],
  extensions: [".mjs", ".js", ".jsx", ".wasm", ".json", ".ts", ".tsx"],
};
async function main(): Promise<void> {
  store.dispatch({ type: "SET_PROGRAM", payload: program });
  store.dispatch({ type: "SET_SITE_CONFIG", payload: { siteMetadata: {}, plugins: [] } });
  await loadPlugins({ plugins: [] }, tmpdir());
  const outcomes: Record<string, string> = {};
  for (const stage of STAGES) {
    for (const concern of WEBPACK_CONCERNS) {
      if (!concern.isFor(stage)) continue;
      await makeConfiguration(program, root, stage, 8000, {});
      try {
        await concern.apply(store.getState().webpack, { stage, root, make: builtinPlugins });
        outcomes[`${concern.name} ${stage}`] = "applied";
      } catch (error) {
        outcomes[`${concern.name} ${stage}`] = String(error);
      }
    }
  }
  process.stdout.write(`\nOUTCOMES ${JSON.stringify(outcomes)}\n`, () => process.exit(0));
}

void main();
