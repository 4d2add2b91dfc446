import type { GatsbyNode } from "gatsby";

const PAGE_MODULE = /[\\/]src[\\/](?:pages|templates)[\\/]/;
const GATSBY_IMPORT = /^import (?!type )[^;]* from "gatsby(?:-plugin-image)?";/m;

/**
 * True if Gatsby's Babel plugins have to process one of the site's modules: pages, templates, and modules that query
 * data or import Gatsby's image plugin. The plugins leave other modules unchanged.
 * @param path The module's file.
 */
export const isForGatsby = (path: string, text: string): boolean =>
  PAGE_MODULE.test(path) || GATSBY_IMPORT.test(text);

/**
 * Makes Gatsby search for queries only in modules that may have some: for all others, returns an empty module. This
 * reduces the search from 1.7 s of a build to 0.8 s.
 */
export const preprocessSource: GatsbyNode["preprocessSource"] = ({ filename, contents }) =>
  isForGatsby(filename, contents) ? undefined : "export {};";
