import { type WebpackConcern, assume, isBrowserBuild, isDevelopStage } from "../concern";

/**
 * Takes away the warnings that style sheets are in another order on another page: 70 % of the terminal of a development
 * server. Classes of CSS modules are unique and layers have an order of their own (styles/layers.css), so it's no mistake.
 */
export const quietStyles: WebpackConcern = {
  name: "quiet-styles",
  isFor: (stage) => isBrowserBuild(stage) || isDevelopStage(stage),
  apply: ({ plugins = [] }) => {
    const plugin = plugins.find((one) => one?.constructor.name === "MiniCssExtractPlugin");
    const options: unknown = plugin && "options" in plugin ? plugin.options : undefined;
    assume(
      typeof options === "object" && options !== null && "ignoreOrder" in options,
      "One of the plugins is called MiniCssExtractPlugin, and has an option ignoreOrder.",
    );
    options.ignoreOrder = true;
  },
};
