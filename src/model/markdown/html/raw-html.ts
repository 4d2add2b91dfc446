import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { suggest } from "../../../faults/nearest";
import { fixForTag } from "../replacements";
import { type Attributes, formatAttributes } from "./escape";
import { type RenderContext, report } from "./render-context";
import { reserveId } from "./reserve-id";

/** Name of a tag or a component; a fragment, `<>`, has none. */
export const nameOf = ({ name }: Pick<MdxJsxFlowElement, "name">): string => name ?? "";

/** HTML a doc may use as it is, with the attributes each tag may have. Markdown or a component does the rest. */
const RAW_TAGS: Readonly<Record<string, readonly string[]>> = {
  abbr: ["title"],
  br: [],
  dd: [],
  del: [],
  details: ["open", "id"],
  dl: [],
  dt: ["id"],
  ins: [],
  kbd: [],
  mark: [],
  small: [],
  sub: [],
  summary: [],
  sup: [],
  wbr: [],
};

/** Whether a name is an HTML tag (components start with a capital letter). */
export function isRawTag(name: string): boolean {
  return /^[a-z]/.test(name);
}

/** Whether a doc may use this HTML tag. */
export const isAllowedTag = (name: string): boolean => Object.hasOwn(RAW_TAGS, name);

/** The attributes of a raw tag as HTML, with a leading space; a tag or attribute off the list is a fault. */
export function checkRawAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: RenderContext,
): string {
  return formatAttributes(rawAttributes(node, context));
}

/** A component that was written in small letters, what Markdown has for a tag, or the tags there are. */
function fixForRawTag(name: string, { components }: RenderContext): string {
  const component = Object.keys(components).find((one) => one.toLowerCase() === name);
  if (component !== undefined)
    return `Write <${component}>: components begin with a capital letter.`;
  return (
    fixForTag(name) ??
    `Use Markdown or a component. ${suggest(name, Object.keys(RAW_TAGS), "tags")}`
  );
}

/** The same as data. */
export function rawAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: RenderContext,
): Attributes {
  const name = nameOf(node);
  const allowed = isAllowedTag(name) ? RAW_TAGS[name] : undefined;
  if (!allowed) {
    report(context, node, {
      rule: "html/tag",
      problem: `<${name}> is not HTML a doc may use.`,
      fix: fixForRawTag(name, context),
    });
    return {};
  }
  const attributes: Record<string, string | boolean> = {};
  for (const attribute of node.attributes) {
    const key = attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}";
    const value = attribute.type === "mdxJsxAttribute" ? attribute.value : undefined;
    if (!allowed.includes(key) || (typeof value === "object" && value !== null)) {
      report(context, attribute.position ? attribute : node, {
        rule: "html/attribute",
        problem: `<${name}> cannot have "${key}" here.`,
        fix:
          allowed.length === 0 ? "Remove it." : `It may have ${allowed.join(", ")}, as plain text.`,
      });
      continue;
    }
    attributes[key] = value ?? true;
    if (key === "id" && typeof value === "string") reserveId(value, node, context);
  }
  return attributes;
}
