import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { Position } from "../faults/fault";

/** An import in a doc. The build checks that the module exists and exports these names. */
export interface ImportUse extends Position {
  /** The path in the source: `@site/src/components/calculators/FeeCalculator`. */
  readonly target: string;
  readonly names: readonly string[];
}

/** An element of a component that the doc imports. */
export type OwnElement = MdxJsxFlowElement | MdxJsxTextElement;

/** The code of an .mdx doc, which has been removed from its tree. */
export interface PageModule {
  /** Names that the doc imports. */
  readonly names: ReadonlySet<string>;
  /** Elements that React renders, numbered in document order. */
  readonly parts: ReadonlyMap<OwnElement, number>;
  readonly imports: readonly ImportUse[];
  /** The imports of components, written anew. */
  readonly statements: readonly string[];
}

/** True if the doc may contain code. */
export const isMdx = (file: string): boolean => file.endsWith(".mdx");

/** Folder of the components that a doc may import. `@site` represents the repository's root. */
export const COMPONENTS_FOLDER = "@site/src/components/";

/** True for a module in the folder of components, without steps out of it, loaders and queries. */
export const isComponentModule = (target: string): boolean =>
  target.startsWith(COMPONENTS_FOLDER) &&
  /^[\w-]+(?:\/[\w-]+)*(?:\.tsx?)?$/.test(target.slice(COMPONENTS_FOLDER.length));

/** True for a component that the doc imports: `<Fees>`, `<Fees.Row>`. */
export const isLocalComponent = (name: string, names: ReadonlySet<string> | undefined): boolean =>
  /^[A-Z]/.test(name) && names?.has(name.replace(/\..*/s, "")) === true;
