import { type WebpackConcern, assume, isDevelopStage } from "../concern";

/**
 * Removes ESLint from development, where it would check every file before the first page is shown. `npm run check`
 * lints instead.
 */
export const quickDevelop: WebpackConcern = {
  name: "quick-develop",
  isFor: isDevelopStage,
  apply: (config) => {
    const plugins = config.plugins ?? [];
    const others = plugins.filter((plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin");
    assume(others.length < plugins.length, "One of the plugins is called ESLintWebpackPlugin.");
    config.plugins = others;
    config.devtool = "eval-cheap-module-source-map";
  },
};
