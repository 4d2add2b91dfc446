import type { Nodes } from "mdast";
import type { Position } from "../faults/fault";

/** An import in a doc. The build checks that the module exists and exports these names. */
export interface ImportUse extends Position {
  /** The path in the source: `@site/src/components/calculators/FeeCalculator`. */
  readonly target: string;
  readonly names: readonly string[];
}

/** The code of an .mdx doc, which has been removed from its tree. */
export interface PageModule {
  /** Names that the doc imports or exports. */
  readonly names: ReadonlySet<string>;
  /** Elements and expressions that React renders, numbered in document order. */
  readonly parts: ReadonlyMap<Nodes, number>;
  readonly imports: readonly ImportUse[];
  /** The source of the imports and exports. */
  readonly statements: readonly string[];
}

/** True if the doc may contain code. */
export const isMdx = (file: string): boolean => file.endsWith(".mdx");

/** Folder of the components that a doc may import. `@site` represents the repository's root. */
export const COMPONENTS_FOLDER = "@site/src/components/";

/** True for a component that the doc imports or exports: `<Fees>`, `<Fees.Row>`. */
export const isLocalComponent = (name: string, names: ReadonlySet<string> | undefined): boolean =>
  /^[A-Z]/.test(name) && names?.has(name.replace(/\..*/s, "")) === true;
