import type { GatsbyNode } from "gatsby";
import type { Configuration, WebpackPluginInstance } from "webpack";

/** One of the four bundles that Gatsby makes. */
export type Stage = Parameters<NonNullable<GatsbyNode["onCreateWebpackConfig"]>>[0]["stage"];

/** A module that webpack is resolving, and the file that imports it. */
interface FoundRequest {
  request: string;
  readonly contextInfo: { readonly issuer: string };
}

/** Gatsby's functions that create webpack plugins. Gatsby types them as Function. */
export interface PluginMakers {
  readonly define: (definitions: Readonly<Record<string, string>>) => WebpackPluginInstance;
  readonly normalModuleReplacement: (
    request: RegExp,
    file: string | ((found: FoundRequest) => void),
  ) => WebpackPluginInstance;
}

/** Input of concerns, in addition to the configuration. */
export interface WebpackContext {
  readonly stage: Stage;
  /** The site's folder. */
  readonly root: string;
  readonly make: PluginMakers;
}

/**
 * One change to Gatsby's webpack configuration. It is an optimization: a build without it works, but is slower or
 * produces larger pages. `ARCHITECTURE.md` lists all concerns and what each of them gains.
 */
export interface WebpackConcern {
  /** Its name in `CELO_DOCS_WITHOUT`. */
  readonly name: string;
  readonly isFor: (stage: Stage) => boolean;
  /** Changes the configuration. Calls `assume` for everything it relies on. */
  readonly apply: (config: Configuration, context: WebpackContext) => void | Promise<void>;
}

/** Thrown by a concern whose assumption about Gatsby doesn't hold. */
export class BrokenAssumption extends Error {}

/**
 * Throws if an assumption about Gatsby doesn't hold, which stops the concern.
 * @param statement The assumption, as a sentence: `The rule for style sheets has a css-loader.`
 */
export function assume(isTrue: boolean, statement: string): asserts isTrue {
  if (!isTrue) throw new BrokenAssumption(statement);
}

export const isBuild = (stage: Stage): boolean => stage.startsWith("build");
export const isBrowserBuild = (stage: Stage): boolean => stage === "build-javascript";
export const isDevelopStage = (stage: Stage): boolean => stage === "develop";
export const isAnyStage = (): boolean => true;
