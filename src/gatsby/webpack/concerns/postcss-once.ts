import { type WebpackConcern, assume, isAnyStage } from "../concern";
import { listLoaders } from "../list-loaders";

/**
 * Keeps PostCSS from looking for a configuration in every folder above every style sheet, of which there is none: Gatsby
 * gives it one as an object or a function, and its loader reads this switch from that.
 */
export const postcssOnce: WebpackConcern = {
  name: "postcss-once",
  isFor: isAnyStage,
  apply: ({ module }) => {
    const found = listLoaders(module?.rules ?? []).flatMap(({ loader, options }) => {
      if (loader?.includes("postcss-loader") !== true) return [];
      return (options as { postcssOptions?: object } | undefined)?.postcssOptions ?? [];
    });
    assume(found.length > 0, "postcss-loader has the option postcssOptions.");
    for (const options of found) Object.assign(options, { config: false });
  },
};
