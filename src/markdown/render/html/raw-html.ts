import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { type Attributes, formatAttributes } from "../../../base/escape";
import { fixForTag } from "../../../base/replacements";
import { suggest } from "../../../faults/nearest";
import { type RenderContext, report } from "../../base/render-context";
import { reserveId } from "./reserve-id";

/** Returns the name of a tag or component, or "" for a fragment, `<>`. */
export const nameOf = ({ name }: Pick<MdxJsxFlowElement, "name">): string => name ?? "";

/**
 * HTML tags that a doc may use, each with its allowed attributes. Everything else is written as Markdown or a
 * component.
 */
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

/** True for the name of an HTML tag. Names of components start with a capital letter. */
export function isRawTag(name: string): boolean {
  return /^[a-z]/.test(name);
}

/** True if a doc may use this HTML tag. */
export const isAllowedTag = (name: string): boolean => Object.hasOwn(RAW_TAGS, name);

/** True for a tag with neither content nor a closing tag: https://html.spec.whatwg.org/#void-elements. */
export const isVoidTag = (name: string): boolean => name === "br" || name === "wbr";

/** Prints the attributes of a raw HTML tag, with a leading space. Reports a tag or attribute that isn't allowed. */
export function checkRawAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: RenderContext,
): string {
  return formatAttributes(rawAttributes(node, context));
}

/** Suggests a component with this name, the equivalent Markdown, or the allowed tags. */
function fixForRawTag(name: string, { components }: RenderContext): string {
  const component = Object.keys(components).find((one) => one.toLowerCase() === name);
  if (component !== undefined)
    return `Write <${component}>: components start with a capital letter.`;
  return (
    fixForTag(name) ??
    `Use Markdown or a component. ${suggest(name, Object.keys(RAW_TAGS), "tags")}`
  );
}

/** Suggests a Markdown link or, if the `<a>` is only an anchor, an id for a heading. */
function fixForLink({ attributes }: MdxJsxFlowElement | MdxJsxTextElement): string {
  const valueOf = (name: string): string | undefined =>
    attributes.flatMap((one) =>
      one.type === "mdxJsxAttribute" && one.name === name && typeof one.value === "string"
        ? one.value
        : [],
    )[0];
  const id = valueOf("name") ?? valueOf("id");
  if (id === undefined || valueOf("href") !== undefined) return fixForTag("a") ?? "";
  return `Remove it, and write {#${id}} at the end of the next heading.`;
}

/** Returns the attributes of a raw HTML tag. Reports a tag or attribute that isn't allowed. */
export function rawAttributes(
  node: MdxJsxFlowElement | MdxJsxTextElement,
  context: RenderContext,
): Attributes {
  const name = nameOf(node);
  const allowed = isAllowedTag(name) ? RAW_TAGS[name] : undefined;
  if (!allowed) {
    report(context, node, {
      rule: "html/tag",
      problem: `A doc can't use the HTML tag <${name}>.`,
      fix: name === "a" ? fixForLink(node) : fixForRawTag(name, context),
    });
    return {};
  }
  if (isVoidTag(name) && node.children.length > 0) {
    report(context, node, {
      rule: "html/void-content",
      problem: `<${name}> has text inside, which isn't shown.`,
      fix: `Write <${name} /> before or after the text.`,
    });
  }
  const attributes: Record<string, string | boolean> = {};
  for (const attribute of node.attributes) {
    const key = attribute.type === "mdxJsxAttribute" ? attribute.name : "{…}";
    const value = attribute.type === "mdxJsxAttribute" ? attribute.value : undefined;
    if (!allowed.includes(key) || (typeof value === "object" && value !== null)) {
      report(context, attribute.position ? attribute : node, {
        rule: "html/attribute",
        problem: `<${name}> can't have the attribute "${key}".`,
        fix:
          allowed.length === 0 || ["class", "className", "style"].includes(key)
            ? "Remove it."
            : `Use only these attributes, with plain text as their values: ${allowed.join(", ")}.`,
      });
      continue;
    }
    attributes[key] = value ?? true;
    if (key === "id" && typeof value === "string") reserveId(value, node, context);
  }
  return attributes;
}
