import { createHash } from "node:crypto";
import type { Compiler, PathData } from "webpack";
import { type WebpackConcern, isBrowserBuild } from "../concern";

/**
 * Number of hexadecimal digits of the digests in the names of scripts and style sheets. Every page has 35 such names,
 * most of them in Gatsby's list of chunks, and 32 bits are enough to distinguish them. webpack's 20 digits add 0.3 KB
 * (gzip) to a page.
 */
const DIGITS = 8;

/**
 * Names the file of a chunk. Gatsby's names of pages' chunks repeat the path of the component, and every page lists them
 * all, so their files are named by their digest alone: 175 bytes less on a page (gzip).
 */
const nameChunk = ({ chunk }: PathData): string =>
  chunk?.name?.startsWith("component---") ? "[contenthash].js" : "[name]-[contenthash].js";

/**
 * Makes the build's hash depend only on what is sent to browsers: the names of scripts and styles, which contain
 * digests of their content. webpack's own hash also depends on whether styles were compiled or cached, so a second
 * build of the same site had a different hash. As every page contains the hash, all pages were then written and
 * compressed again, and readers with an open tab had to reload the whole page.
 */
export const stableHash: WebpackConcern = {
  name: "stable-hash",
  isFor: isBrowserBuild,
  apply: (config) => {
    config.output = { ...config.output, hashDigestLength: DIGITS, chunkFilename: nameChunk };
    config.plugins = [...(config.plugins ?? []), { apply: hashSentFiles }];
  },
};

function hashSentFiles(compiler: Compiler): void {
  compiler.hooks.afterEmit.tap("stable-hash", (compilation) => {
    const names = Object.keys(compilation.assets).filter((name) => /\.(?:js|css)$/.test(name));
    const hash = createHash("sha256").update(names.sort().join("\n")).digest("hex");
    compilation.hash = hash.slice(0, DIGITS);
  });
}
