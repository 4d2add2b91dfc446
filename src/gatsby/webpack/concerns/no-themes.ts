import { type WebpackConcern, assume, isAnyStage } from "../concern";

const SHADOWING = "GatsbyThemeComponentShadowingResolverPlugin";

/**
 * Removes Gatsby's search for files that replace those of a theme. The site has no theme, and the search looked for
 * each import in every folder: 0.7 of the 10 seconds that webpack takes.
 */
export const noThemes: WebpackConcern = {
  name: "no-themes",
  isFor: isAnyStage,
  apply: ({ resolve }) => {
    const plugins = resolve?.plugins ?? [];
    const others = plugins.filter((plugin) => plugin?.constructor.name !== SHADOWING);
    assume(
      resolve !== undefined && others.length < plugins.length,
      `One of the plugins that resolve imports is called ${SHADOWING}.`,
    );
    resolve.plugins = others;
  },
};
