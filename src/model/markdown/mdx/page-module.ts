import type { Nodes } from "mdast";
import type { Position } from "../../../faults/fault";

/** An import of a doc, to be proved by a build: there is such a module, and it exports these names. */
export interface ImportUse extends Position {
  /** What stands in the source: `@site/src/components/calculators/FeeCalculator`. */
  readonly target: string;
  readonly names: readonly string[];
}

/** The code of an .mdx doc. Its tree no longer holds it: each part that has to run is one of `parts`. */
export interface PageModule {
  /** Names that the doc imports or exports: its own components and values. */
  readonly names: ReadonlySet<string>;
  /** Elements and expressions that React shows, each with its number in the order of the doc. */
  readonly parts: ReadonlyMap<Nodes, number>;
  readonly imports: readonly ImportUse[];
  /** The imports and exports as they stand in the doc. */
  readonly statements: readonly string[];
}

/** Every .mdx doc has a name that ends so; a doc of another name has no code. */
export const isMdx = (file: string): boolean => file.endsWith(".mdx");

/** Where the components lie that a doc may import: `@site` is the repository. */
export const COMPONENTS_FOLDER = "@site/src/components/";

/** Whether an element is a component of the doc's own: `<Fees>`, `<Fees.Row>`. */
export const isLocalComponent = (name: string, names: ReadonlySet<string> | undefined): boolean =>
  /^[A-Z]/.test(name) && names?.has(name.replace(/\..*/s, "")) === true;
