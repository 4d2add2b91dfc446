import { EsbuildPlugin } from "esbuild-loader";
import TerserPlugin from "terser-webpack-plugin";
import { type WebpackConcern, assume, isBrowserBuild } from "../concern";

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
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: true, mangle: true, format: { comments: false } },
      }),
      new EsbuildPlugin({ target: "es2020", css: true, exclude: /\.js$/, legalComments: "none" }),
    ];
  },
};
