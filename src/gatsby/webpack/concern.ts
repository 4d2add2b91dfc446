import type { GatsbyNode } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";

/** Which of its five bundles Gatsby is about to make. */
export type Stage = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0]["stage"];

/** Gatsby's makers of webpack plugins, whose own types say no more than Function. */
export interface PluginMakers {
  readonly define: (definitions: Readonly<Record<string, string>>) => WebpackPluginInstance;
  readonly normalModuleReplacement: (request: RegExp, file: string) => WebpackPluginInstance;
}

/** What a concern may use besides the configuration. */
export interface WebpackContext {
  readonly stage: Stage;
  /** The site's folder. */
  readonly root: string;
  readonly make: PluginMakers;
}

/**
 * One change to Gatsby's webpack configuration. It is an optimisation: a build without it works, but is slower or
 * heavier. `ARCHITECTURE.md` lists all of them with what each gains.
 */
export interface WebpackConcern {
  /** How `CELO_DOCS_WITHOUT` names it. */
  readonly name: string;
  readonly isFor: (stage: Stage) => boolean;
  /** Changes the configuration; `assume` stops it where Gatsby is no longer as it was when the concern was written. */
  readonly apply: (config: Configuration, context: WebpackContext) => void | Promise<void>;
}

/** Something a concern takes for granted about Gatsby, and did not find. */
export class BrokenAssumption extends Error {}

/**
 * Stops a concern when Gatsby is not what it was written for.
 * @param statement What is taken for granted, as a sentence: `The rule for style sheets has a css-loader.`
 */
export function assume(isTrue: boolean, statement: string): asserts isTrue {
  if (!isTrue) throw new BrokenAssumption(statement);
}

export const isBuild = (stage: Stage): boolean => stage.startsWith("build");
export const isBrowserBuild = (stage: Stage): boolean => stage === "build-javascript";
export const isDevelopment = (stage: Stage): boolean => stage === "develop";
export const isAnyStage = (): boolean => true;
