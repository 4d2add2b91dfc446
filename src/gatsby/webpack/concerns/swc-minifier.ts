import { EsbuildPlugin } from "esbuild-loader";
import TerserPlugin from "terser-webpack-plugin";
import { type WebpackConcern, assume, isBrowserBuild } from "../concern";

/**
 * SWC chooses short names by how often each letter is in a script. The runtime still has the hashes of all chunks then,
 * before webpack replaces them by those of their content, and these depend on the site's folder. So its names stay, for
 * 574 bytes (gzip), or two builds of one commit would differ.
 */
const RUNTIME = /^webpack-runtime-/;

const minifyScripts = ({
  mangle,
  ...files
}: {
  readonly include?: RegExp;
  readonly exclude?: RegExp;
  readonly mangle: boolean;
}): TerserPlugin =>
  new TerserPlugin({
    ...files,
    minify: TerserPlugin.swcMinify,
    extractComments: false,
    terserOptions: { compress: true, mangle, format: { comments: false } },
  });

/**
 * Minifies scripts with SWC instead of Terser, and styles with esbuild, in half the time. SWC removes unused functions
 * inside a concatenated module, which esbuild doesn't: readers get 79 KB instead of 88 KB.
 */
export const swcMinifier: WebpackConcern = {
  name: "swc-minifier",
  isFor: isBrowserBuild,
  apply: ({ optimization }) => {
    assume(
      optimization?.minimizer !== undefined && optimization.minimizer.length > 0,
      "Scripts and styles are minified by plugins in `optimization`.",
    );
    optimization.minimizer = [
      minifyScripts({ exclude: RUNTIME, mangle: true }),
      minifyScripts({ include: RUNTIME, mangle: false }),
      new EsbuildPlugin({ target: "es2020", css: true, exclude: /\.js$/, legalComments: "none" }),
    ];
  },
};
