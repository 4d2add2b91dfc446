import { type WebpackConcern, assume, isBrowserBuild, isDevelopStage } from "../concern";

/**
 * Removes warnings about pages that load the same style sheets in different orders, which were 70 % of a development
 * server's output. The order doesn't matter, because the class names of CSS modules are unique and the order of layers
 * is fixed (styles/layers.css).
 */
export const quietStyles: WebpackConcern = {
  name: "quiet-styles",
  isFor: (stage) => isBrowserBuild(stage) || isDevelopStage(stage),
  apply: ({ plugins = [] }) => {
    const plugin = plugins.find((one) => one?.constructor.name === "MiniCssExtractPlugin");
    const options: unknown = plugin && "options" in plugin ? plugin.options : undefined;
    assume(
      typeof options === "object" && options !== null && "ignoreOrder" in options,
      "One of the plugins is called MiniCssExtractPlugin, and has the option ignoreOrder.",
    );
    options.ignoreOrder = true;
  },
};
