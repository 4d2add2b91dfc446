import { EsbuildPlugin } from "esbuild-loader";
import TerserPlugin from "terser-webpack-plugin";
import { type WebpackConcern, assume, isBrowserBuild } from "../concern";

/**
 * SWC in the place of Terser for scripts, esbuild for styles: half the time. SWC drops functions that nobody calls inside
 * a concatenated module, which esbuild does not: 79 against 88 KB for a reader.
 */
export const swcMinifier: WebpackConcern = {
  name: "swc-minifier",
  isFor: isBrowserBuild,
  apply: ({ optimization }) => {
    assume(
      optimization?.minimizer !== undefined && optimization.minimizer.length > 0,
      "Scripts and styles are minified by plugins of the optimization.",
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
