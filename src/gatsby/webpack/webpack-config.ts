import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { EsbuildPlugin } from "esbuild-loader";
import type { GatsbyNode } from "gatsby";
import TerserPlugin from "terser-webpack-plugin";
import {
  compileInlineScripts,
  compileText,
  defineServices,
} from "../../build/scripts/compile-text";
import { readMetaPolicies } from "../../build/scripts/declared-scripts";
import { isForGatsby } from "./gatsby-sources";
import { listFiles } from "../../build/store/list-files";
import { writeLiveFiles } from "../../build/scripts/live-files";
import { whenBodiesAreReady } from "../../build/bodies/page-bodies";
import { readHostedSearch } from "../../build/settings/search-settings";
import { readServices } from "../../build/settings/service-settings";
import { NoteSentModules } from "../../build/scripts/sent-packages";
import { SlimScriptSlice } from "./slim-script-slice";
import { StableCompilationHash } from "./stable-compilation-hash";
import type {
  ChunkGraph,
  Compiler,
  Configuration,
  Module,
  RuleSetRule,
  WebpackPluginInstance,
} from "webpack";

/** Files a change of which must empty webpack's cache, since nothing else tells it. */
const VERSION_FILES = [
  "package-lock.json",
  "gatsby-config.ts",
  "src/gatsby/webpack/webpack-config.ts",
];

/**
 * Keeps webpack from walking the dependency tree of every loader before it stores its cache: 5 of 25 seconds in a cold
 * build (gatsby-notes.md). The cache's version has to tell what that walk would have found.
 */
class ForgetBuildDependencies {
  apply(compiler: Compiler): void {
    compiler.hooks.afterCompile.tap("ForgetBuildDependencies", (compilation) => {
      if (compilation.compiler === compiler) compilation.buildDependencies.clear();
    });
  }
}

/** Parts of Gatsby's runtime this site has no use for, by what is written in its imports. */
const LEFT_OUT = [
  [/^gatsby-script$/, "gatsby-script.ts"],
  [/head-export-handler-for-browser$/, "head-export-handler.ts"],
  [/^gatsby-react-router-scroll$/, "react-router-scroll.ts"],
  [/^react-helmet$/, "react-helmet.ts"],
  [/^@gatsbyjs\/reach-router$/, "gatsby-router.ts"],
  [/\/find-path$/, "find-path.ts"],
] as const;

/** Components of services, by what is written in imports of them; left out of builds that have no such service. */
function listUnusedComponents(): RegExp[] {
  const { services } = readServices(process.env);
  return [
    ...(services.assistant === undefined ? [/\/assistant\/Assistant$/] : []),
    ...((services.analyticsId ?? services.tagManagerId) === undefined ? [/\/Answers$/] : []),
  ];
}

/** Hexadecimal digits in the name of a script or a style sheet. */
const HASH_DIGITS = 12;

/** Gatsby's announcer hides itself by a long style on every page; ours is hidden by the style sheet. */
const ANNOUNCER = [/route-announcer-props$/, "route-announcer-props.ts"] as const;

/** Gatsby's makers of webpack plugins, whose own types say no more than Function. */
interface PluginMakers {
  readonly define: (definitions: Readonly<Record<string, string>>) => WebpackPluginInstance;
  readonly normalModuleReplacement: (request: RegExp, file: string) => WebpackPluginInstance;
}

const GATSBY_RUNTIME = /[\\/]\.cache[\\/](?!fragments)/;

/** esbuild's loader for packages and for Gatsby's runtime. */
const ESBUILD_LOADER = {
  loader: "esbuild-loader",
  options: { target: "es2020", loader: "jsx", jsx: "transform" },
};

/** SWC's loader for sources of the site; its components are replaced in place while they are developed. */
const swcLoaderFor = (stage: string): RuleSetRule => ({
  loader: "swc-loader",
  options: {
    swcrc: false,
    jsc: {
      parser: { syntax: "typescript", tsx: true },
      target: "es2020",
      transform: {
        react: {
          runtime: "automatic",
          development: stage === "develop",
          refresh: stage === "develop",
        },
      },
    },
  },
});

/**
 * Leaves to Babel only what Gatsby's plugins for it take apart (gatsby-sources.ts): SWC compiles the others, esbuild
 * packages and Gatsby's own runtime. Gatsby's rule for JavaScript of the site is the one whose `include` is a function,
 * the rule for packages the one whose `exclude` is; the one for TypeScript has neither.
 */
function compileWithoutBabel(
  rules: readonly RuleSetRule[],
  stage: string,
  root: string,
): RuleSetRule[] {
  const sources = join(root, "src") + sep;
  const isPlain = (path: string): boolean =>
    path.startsWith(sources) && !isForGatsby(path, readFileSync(path, "utf8"));
  const others = rules.flatMap((rule): RuleSetRule[] => {
    if (!(rule.test instanceof RegExp)) return [rule];
    if (rule.test.test("a.ts")) return [{ ...rule, exclude: isPlain }];
    if (!rule.test.test("a.js") || rule.type !== "javascript/auto") return [rule];
    if (typeof rule.exclude === "function")
      return stage.startsWith("build") ? [{ ...rule, use: [ESBUILD_LOADER] }] : [];
    if (typeof rule.include !== "function") return [rule];
    const { include } = rule;
    return [{ ...rule, include: (path: string) => !GATSBY_RUNTIME.test(path) && include(path) }];
  });
  return [
    ...others,
    { test: /\.js$/, include: GATSBY_RUNTIME, type: "javascript/auto", use: [ESBUILD_LOADER] },
    { test: /\.tsx?$/, include: isPlain, type: "javascript/auto", use: [swcLoaderFor(stage)] },
  ];
}

/** Loaders of a rule and of the rules inside it, as far as they are written out. */
function listLoaders(rules: readonly unknown[]): { readonly loader?: string; options?: unknown }[] {
  return rules.flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const { oneOf, use, rules: inner } = rule as RuleSetRule;
    const nested = [oneOf, inner, Array.isArray(use) ? use : undefined].flatMap(
      (list) => list ?? [],
    );
    return [rule, ...listLoaders(nested)];
  });
}

/** Class names of four characters in the place of `Navbar-module--link--91cf9`: they stand in every page. */
function shortenClassNames(rules: readonly unknown[]): void {
  for (const { loader, options } of listLoaders(rules)) {
    if (loader?.includes("css-loader") !== true || typeof options !== "object" || options === null)
      continue;
    const { modules } = options as { modules?: { localIdentName?: string } };
    if (modules?.localIdentName !== undefined) modules.localIdentName = "[hash:base64:4]";
  }
}

/**
 * Keeps PostCSS from looking for a configuration of its own in every folder above every style sheet, of which there is
 * none: Gatsby gives it one as a function, and its loader reads this switch from that.
 */
function configurePostCssOnce(rules: readonly unknown[]): void {
  for (const { loader, options } of listLoaders(rules)) {
    if (loader?.includes("postcss-loader") !== true) continue;
    const { postcssOptions } = options as { postcssOptions?: object };
    if (postcssOptions) Object.assign(postcssOptions, { config: false });
  }
}

/**
 * Takes away Gatsby's search for files that stand in for those of a theme: the site has no theme, and each import of a
 * build was looked for in every folder (0.7 of 10 seconds that webpack takes).
 */
function withoutThemes(resolve: Configuration["resolve"]): Configuration["resolve"] {
  const plugins = resolve?.plugins?.filter(
    (plugin) => plugin?.constructor.name !== "GatsbyThemeComponentShadowingResolverPlugin",
  );
  return { ...resolve, ...(plugins && { plugins }) };
}

/** Changes with every style sheet, and with this file, which puts them together. */
function digestStyles(root: string): string {
  const hash = createHash("sha256");
  const files = listFiles(root, "src").filter((file) => file.endsWith(".css"));
  for (const file of [...files, "src/gatsby/webpack/webpack-config.ts"]) {
    hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex").slice(0, 16);
}

/** Chunks whose styles are in the one sheet that every page has: the shell's, and those of a doc. */
const SHARED_STYLES = new Set(["app", "component---src-templates-doc-tsx"]);

/**
 * Lets other kinds of pages bring styles of their own: Gatsby puts all there are into one sheet, and a reader of a doc
 * would get those of the home page and the showcase too. Layers keep their order, whatever comes first
 * (styles/layers.css).
 */
function splitStyles({ optimization }: Configuration): void {
  const groups = optimization?.splitChunks && optimization.splitChunks.cacheGroups;
  const styles = groups && groups.styles;
  if (typeof styles !== "object" || !("test" in styles) || typeof styles.test !== "function") {
    throw new Error("Gatsby no longer gathers all styles in a group called styles.");
  }
  // Its types leave room for a group without a test of its own.
  const isStyle = styles.test as (module: Module) => boolean;
  styles.test = (module: Module, context: { chunkGraph: ChunkGraph }) =>
    isStyle(module) &&
    [...context.chunkGraph.getModuleChunksIterable(module)].some(
      ({ name }) => name != null && SHARED_STYLES.has(name),
    );
}

export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}) => {
  const root = process.cwd(); // Gatsby runs in the site's folder.
  const services = defineServices();
  const make = plugins as unknown as PluginMakers;
  const config = (getConfig as () => Configuration)();
  const hash = createHash("sha256");
  for (const file of VERSION_FILES) {
    const path = join(root, file);
    if (existsSync(path)) hash.update(readFileSync(path));
  }
  if (typeof config.cache === "object" && config.cache.type === "filesystem") {
    config.cache = {
      ...config.cache,
      version: `${stage}-${hash.digest("hex").slice(0, 16)}`,
      buildDependencies: { defaultWebpack: [] },
    };
  }
  config.plugins = [...(config.plugins ?? []), new ForgetBuildDependencies()];
  config.resolve = withoutThemes(config.resolve);
  config.module = {
    ...config.module,
    rules: compileWithoutBabel((config.module?.rules ?? []) as RuleSetRule[], stage, root),
  };
  if (stage.startsWith("build")) shortenClassNames(config.module.rules ?? []);
  configurePostCssOnce(config.module.rules ?? []);
  if (stage === "develop") {
    // `npm run check` lints, and with types; here it would lint every file before the first page is shown.
    config.plugins = config.plugins.filter(
      (plugin) => plugin?.constructor.name !== "ESLintWebpackPlugin",
    );
    config.devtool = "eval-cheap-module-source-map";
  }
  if (stage === "build-javascript" || stage === "develop") {
    const liveFiles = await writeLiveFiles(root);
    config.plugins.push(make.define({ LIVE_FILES: JSON.stringify(liveFiles) }));
  }
  if (stage === "build-html") await whenBodiesAreReady(); // Pages are written next.
  if (stage === "build-html" || stage === "develop-html") {
    const scripts = await compileInlineScripts(root);
    config.plugins.push(
      make.define({
        BEFORE_PAINT_SCRIPT: JSON.stringify(scripts.beforePaint),
        LISTING_SCRIPT: JSON.stringify(scripts.listing),
        // A development server evaluates what it sends.
        META_POLICIES: JSON.stringify(stage === "build-html" ? await readMetaPolicies(root) : null),
        STYLES_DIGEST: JSON.stringify(digestStyles(root)),
      }),
    );
  }
  config.plugins.push(
    make.define({
      ...services,
      HOSTED_SEARCH: JSON.stringify(readHostedSearch(process.env) ?? null),
      SEARCH_STYLES: JSON.stringify(await compileText(root, "src/search/ui/modal.css")),
      WAITING_STYLES: JSON.stringify(await compileText(root, "src/styles/waiting.css")),
    }),
  );
  for (const request of listUnusedComponents()) {
    const file = join(root, "src/gatsby/stubs/service-components.ts");
    config.plugins.push(make.normalModuleReplacement(request, file));
  }
  if (stage === "build-javascript") {
    // Five names of files stand in every page, and those of all chunks in the runtime; 48 bits tell them apart as well.
    config.output = { ...config.output, hashDigestLength: HASH_DIGITS };
    config.plugins.push(new StableCompilationHash(HASH_DIGITS));
  }
  if (stage.startsWith("build")) {
    const [request, file] = ANNOUNCER;
    const ours = join(root, "src/gatsby/stubs", file);
    config.plugins.push(make.normalModuleReplacement(request, ours));
    config.devtool = false;
  }
  if (stage === "build-javascript" && config.optimization) {
    config.plugins.push(new SlimScriptSlice(root), new NoteSentModules(root));
    splitStyles(config);
    for (const [request, file] of LEFT_OUT) {
      config.plugins.push(
        make.normalModuleReplacement(request, join(root, "src/gatsby/stubs", file)),
      );
    }
    // SWC drops functions nobody calls inside a concatenated module, esbuild does not: 79 against 88 KB for a reader.
    config.optimization.minimizer = [
      new TerserPlugin({
        minify: TerserPlugin.swcMinify,
        extractComments: false,
        terserOptions: { compress: true, mangle: true, format: { comments: false } },
      }),
      new EsbuildPlugin({ target: "es2020", css: true, exclude: /\.js$/, legalComments: "none" }),
    ];
  }
  actions.replaceWebpackConfig(config);
};
