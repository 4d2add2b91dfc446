import { type WebpackConcern, assume, isBrowserBuild, isDevelopStage } from "../concern";

/**
 * Removes warnings about style sheets in a different order on another page: 70 % of a development server's output.
 * Classes of CSS modules are unique and layers have an order of their own (styles/layers.css), so they aren't mistakes.
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
