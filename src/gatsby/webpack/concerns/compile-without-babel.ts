import { readFileSync } from "node:fs";
import { join, sep } from "node:path";
import type { RuleSetRule } from "webpack";
import { type Stage, type WebpackConcern, assume, isAnyStage } from "../concern";
import { isForGatsby } from "../gatsby-sources";

const GATSBY_RUNTIME = /[\\/]\.cache[\\/](?!fragments)/;

/** esbuild's loader for Gatsby's runtime. */
const ESBUILD_LOADER = {
  loader: "esbuild-loader",
  options: { target: "es2020", loader: "jsx", jsx: "transform" },
};

/** SWC's loader for sources of the site; its components are replaced in place while they are developed. */
const swcLoaderFor = (stage: Stage): RuleSetRule => ({
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

const isScriptRule = (rule: unknown): rule is RuleSetRule & { test: RegExp } =>
  typeof rule === "object" && rule !== null && "test" in rule && rule.test instanceof RegExp;

/** The rules by which Gatsby compiles scripts: the site's own, and TypeScript wherever it lies (twice in development). */
function findRules(rules: readonly unknown[]) {
  const scripts = rules.filter(isScriptRule);
  return {
    site: scripts.find(({ test, type }) => test.test("a.js") && type === "javascript/auto"),
    typescript: scripts.filter(({ test }) => test.test("a.ts")),
  };
}

/**
 * Leaves to Babel only what Gatsby's plugins for it take apart (gatsby-sources.ts): SWC compiles the other sources of
 * the site, esbuild Gatsby's own runtime. JavaScript bundle and HTML renderer of a cold build together: 16.5
 * to 10 s.
 */
export const compileWithoutBabel: WebpackConcern = {
  name: "compile-without-babel",
  isFor: isAnyStage,
  apply: (config, { stage, root }) => {
    const rules = config.module?.rules ?? [];
    const { typescript, site } = findRules(rules);
    assume(typescript.length > 0, "There is a rule for TypeScript.");
    assume(
      typeof site?.include === "function",
      "The rule for the site's JavaScript chooses files by a function.",
    );
    const sources = join(root, "src") + sep;
    const isPlain = (path: string): boolean =>
      path.startsWith(sources) && !isForGatsby(path, readFileSync(path, "utf8"));
    const { include } = site;
    config.module = {
      ...config.module,
      rules: [
        ...rules.flatMap((rule) => {
          if (isScriptRule(rule) && typescript.includes(rule))
            return [{ ...rule, exclude: isPlain }];
          if (rule !== site) return [rule];
          return [
            { ...site, include: (path: string) => !GATSBY_RUNTIME.test(path) && include(path) },
          ];
        }),
        { test: /\.js$/, include: GATSBY_RUNTIME, type: "javascript/auto", use: [ESBUILD_LOADER] },
        { test: /\.tsx?$/, include: isPlain, type: "javascript/auto", use: [swcLoaderFor(stage)] },
      ],
    };
  },
};
