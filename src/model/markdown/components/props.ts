import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A JSX element of a doc. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** Type of an attribute's value. */
export interface AttributeRule {
  readonly type: "string" | "boolean" | "number";
  readonly required?: boolean;
}

/** The attributes that a component may have. */
export interface AttributeRules {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
}

/** Attributes after they have been checked. */
export type Props = Readonly<Record<string, string | boolean | number | undefined>>;

/** Returns the text of an attribute; empty if it's missing. If it's required, readProps has already reported that. */
export const attributeText = (value: Props[string]): string =>
  value === undefined ? "" : String(value);
