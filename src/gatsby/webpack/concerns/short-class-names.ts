import { type WebpackConcern, assume, isBuild } from "../concern";
import { listLoaders } from "../list-loaders";

/** Shortens class names such as `Navbar-module--link--91cf9` to four characters, since they are in every page. */
export const shortClassNames: WebpackConcern = {
  name: "short-class-names",
  isFor: isBuild,
  apply: ({ module }) => {
    const modules = listLoaders(module?.rules ?? []).flatMap(({ loader, options }) => {
      if (loader?.includes("css-loader") !== true) return [];
      const named = (options as { modules?: { localIdentName?: string } } | undefined)?.modules;
      return named?.localIdentName === undefined ? [] : [named];
    });
    assume(modules.length > 0, "css-loader has the option modules.localIdentName.");
    for (const named of modules) named.localIdentName = "[hash:base64:4]";
  },
};
