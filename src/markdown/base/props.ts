import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";

/** A JSX element in a doc. */
export type JsxNode = MdxJsxFlowElement | MdxJsxTextElement;

/** The type of an attribute's value, and whether the attribute is required. */
export interface AttributeRule {
  readonly type: "string" | "boolean" | "number";
  readonly required?: boolean;
}

/** The attributes that a component may have. */
export interface AttributeRules {
  readonly attributes: Readonly<Record<string, AttributeRule>>;
}

/** Attributes that have been checked. */
export type Props = Readonly<Record<string, string | boolean | number | undefined>>;

/**
 * Returns the text of an attribute, or "" if it's missing. readProps has already reported a missing required attribute.
 */
export const attributeText = (value: Props[string]): string =>
  value === undefined ? "" : String(value);
