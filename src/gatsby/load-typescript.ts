import { join } from "node:path";
import { register } from "tsx/cjs/api";

/**
 * Loads a TypeScript module of this site as it is, by esbuild. Gatsby would compile what a gatsby-node imports with
 * Parcel, once for each gatsby-node and minified; so those files only name what is loaded here, and all of them share
 * one instance of each module.
 * @param file Path from the site's folder, which is the current one.
 */
export function loadTypescript<Module>(file: string): Module {
  const unregister = register();
  try {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- the hook is for require
    return require(join(process.cwd(), file)) as Module;
  } finally {
    unregister();
  }
}
