import type { MdxJsxAttribute } from "mdast-util-mdx-jsx";
import { fixForAttribute } from "../../base/replacements";
import { suggest } from "../../faults/nearest";
import { explainEscapedText } from "../../faults/odd-text";
import type { AttributeRule, AttributeRules, JsxNode, Props } from "../base/props";
import { type RenderContext, report } from "../base/render-context";
import { nameOf } from "./html/raw-html";

/** Reads a component's attributes and checks them against its rule. */
export function readProps(node: JsxNode, rule: AttributeRules, context: RenderContext): Props {
  const props: Record<string, string | boolean | number> = {};
  for (const attribute of node.attributes) {
    const value = readAttribute(node, attribute, rule, context);
    if (value !== undefined && "name" in attribute) props[attribute.name] = value;
  }
  for (const [name, { required }] of Object.entries(rule.attributes)) {
    if (
      required !== true ||
      name in props ||
      node.attributes.some((one) => "name" in one && one.name === name)
    )
      continue;
    report(context, node, {
      rule: "component/missing-attribute",
      problem: `<${nameOf(node)}> needs the attribute "${name}".`,
      fix: `Add ${name}="…" to <${nameOf(node)}>.`,
    });
  }
  return props;
}

const ATTRIBUTE_WORDS: Readonly<
  Record<AttributeRule["type"], readonly [kind: string, example: string]>
> = {
  string: ["text", '="…"'],
  boolean: ["true or false", "={true}"],
  number: ["a number", "={3}"],
};

function readAttribute(
  node: JsxNode,
  attribute: JsxNode["attributes"][number],
  rule: AttributeRules,
  context: RenderContext,
): string | boolean | number | undefined {
  if (attribute.type !== "mdxJsxAttribute") {
    readLiteral(node, attribute, context);
    return undefined;
  }
  const at = attribute.position ? attribute : node;
  const expected = Object.hasOwn(rule.attributes, attribute.name)
    ? rule.attributes[attribute.name]
    : undefined;
  if (!expected) {
    report(context, at, {
      rule: "component/unknown-attribute",
      problem: `<${nameOf(node)}> has no attribute "${attribute.name}".`,
      fix:
        fixForAttribute(attribute.name) ??
        (Object.keys(rule.attributes).length === 0
          ? `Remove it: <${nameOf(node)}> has no attributes.`
          : suggest(attribute.name, Object.keys(rule.attributes), "attributes")),
    });
    return undefined;
  }
  const value = readLiteral(node, attribute, context);
  if (typeof value === expected.type) return value as string | boolean | number;
  const [kind, example] = ATTRIBUTE_WORDS[expected.type];
  report(context, at, {
    rule: "component/wrong-attribute",
    problem: `In <${nameOf(node)}>, "${attribute.name}" must be ${kind}.`,
    fix: `Write ${attribute.name}${example}.`,
  });
  return undefined;
}

/** Returns the literal value of an attribute; undefined if it has none. Reports a spread, and characters that aren't text. */
export function readLiteral(
  node: JsxNode,
  attribute: JsxNode["attributes"][number],
  context: RenderContext,
): unknown {
  if (attribute.type !== "mdxJsxAttribute") {
    report(context, node, {
      rule: "component/spread",
      problem: "Attributes can't be spread with {...} in a doc.",
      fix: 'Write each attribute with its name and value: name="value".',
    });
    return undefined;
  }
  const value = literalOf(attribute);
  // Other texts are checked in the source (lint/odd-characters.ts).
  const odd =
    typeof value === "string" && attribute.value !== value
      ? explainEscapedText(value, context)
      : undefined;
  if (odd) report(context, attribute.position ? attribute : node, odd);
  return value;
}

/** Returns the value of an attribute: its text, `true` if it has only a name, or the JSON between its braces. */
export function literalOf({ value }: MdxJsxAttribute): unknown {
  if (value === null || value === undefined) return true;
  if (typeof value === "string") return value;
  try {
    return JSON.parse(value.value) as unknown;
  } catch {
    return undefined;
  }
}
