import { type WebpackConcern, assume, isAnyStage } from "../concern";
import { listLoaders } from "../list-loaders";

/**
 * Keeps PostCSS from looking for a configuration file in every folder above every style sheet. There is none: Gatsby
 * passes a configuration as an object or a function, and the loader reads this switch from it.
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
