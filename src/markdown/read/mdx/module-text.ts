import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { splitFrontmatter } from "../../../base/split-frontmatter";
import { parseMarkdown } from "../parse/parse-markdown";
import { readModule } from "./read-module";

/**
 * Reduces an .mdx doc to a smaller MDX text that contains its imports and exports, and each part that runs in the
 * browser. Everything else is compiled to HTML. `<Part at={n}>` contains part number n, in which `<Slot />` represents
 * the content between the tags.
 */
export function toModuleText(text: string): string {
  const file = "page.mdx"; // Only the extension matters: faults were reported when the doc was compiled.
  const { root } = parseMarkdown(splitFrontmatter(text).body, file);
  const { module } = readModule(root, file, { components: [], allowsBidirectional: true });
  const parts = [...(module?.parts ?? [])].flatMap(([node, at]) => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement")
      return [`<Part at={${at}}>${toElement(node)}</Part>`];
    return "value" in node ? [`<Part at={${at}}>{(${node.value}\n)}</Part>`] : [];
  });
  return [...(module?.statements ?? []), ...parts, ""].join("\n\n");
}

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function toElement({ name, attributes, children }: Element): string {
  const tag = [name ?? "", ...attributes.map(toAttribute)].join(" ");
  return children.length === 0 ? `<${tag} />` : `<${tag}><Slot /></${name ?? ""}>`;
}

function toAttribute(attribute: Element["attributes"][number]): string {
  if (attribute.type === "mdxJsxExpressionAttribute") return `{${attribute.value}}`;
  const { name, value } = attribute;
  if (value === null || value === undefined) return name;
  return `${name}={${typeof value === "string" ? JSON.stringify(value) : value.value}}`;
}
