import { existsSync } from "node:fs";
import { join } from "node:path";
import { type WebpackConcern, assume, isBrowserBuild } from "../concern";

const STUBS = "src/gatsby/stubs";

/**
 * Parts of Gatsby's runtime that this site does not need: the imports that ask for each, the file that has it, and the
 * stub for it.
 */
const PARTS = [
  { request: /^gatsby-script$/, where: "gatsby-script/package.json", stub: "gatsby-script.ts" },
  {
    request: /head-export-handler-for-browser$/,
    where: "gatsby/cache-dir/head/head-export-handler-for-browser.js",
    stub: "head-export-handler.ts",
  },
  {
    request: /^gatsby-react-router-scroll$/,
    where: "gatsby-react-router-scroll/package.json",
    stub: "react-router-scroll.ts",
  },
  { request: /^react-helmet$/, where: "react-helmet/package.json", stub: "react-helmet.ts" },
  {
    request: /^@gatsbyjs\/reach-router$/,
    where: "@gatsbyjs/reach-router/package.json",
    stub: "gatsby-router.ts",
  },
  { request: /\/find-path$/, where: "gatsby/cache-dir/find-path.js", stub: "find-path.ts" },
] as const;

/**
 * Replaces those parts in the browser's bundle by stubs: 15 of 92 KB (gzip). The router's stub also shows a page at any
 * path.
 */
export const runtimeStubs: WebpackConcern = {
  name: "runtime-stubs",
  isFor: isBrowserBuild,
  apply: (config, { root, make }) => {
    for (const { request, where, stub } of PARTS) {
      assume(
        existsSync(join(root, "node_modules", where)),
        `There is a file node_modules/${where}.`,
      );
      config.plugins = [
        ...(config.plugins ?? []),
        make.normalModuleReplacement(request, join(root, STUBS, stub)),
      ];
    }
  },
};
