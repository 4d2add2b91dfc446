import type { OwnElement } from "../../../base/page-module";
import { splitFrontmatter } from "../../../base/split-frontmatter";
import { literalOf } from "../../render/attributes";
import { parseMarkdown } from "../parse/parse-markdown";
import { readModule } from "./read-module";

/**
 * Reduces an .mdx doc to a smaller MDX text that contains its imports of our components, and each part that they render.
 * Everything else is compiled to HTML. `<Part at={n}>` contains part number n, in which `<Slot />` represents the content
 * between the tags. All attributes are written anew as JSON, so no expression of the doc ever runs, not even one at a
 * place that the compiler doesn't look at.
 */
export function toModuleText(text: string): string {
  const file = "page.mdx"; // Only the extension matters: faults were reported when the doc was compiled.
  const { root } = parseMarkdown(splitFrontmatter(text).body, file);
  const { module } = readModule(root, file, []);
  const parts = [...(module?.parts ?? [])].map(
    ([node, at]) => `<Part at={${at}}>${toElement(node)}</Part>`,
  );
  return [...(module?.statements ?? []), ...parts, ""].join("\n\n");
}

function toElement({ name, attributes, children }: OwnElement): string {
  const tag = [name ?? "", ...attributes.flatMap(toAttribute)].join(" ");
  return children.length === 0 ? `<${tag} />` : `<${tag}><Slot /></${name ?? ""}>`;
}

function toAttribute(attribute: OwnElement["attributes"][number]): string[] {
  const value = attribute.type === "mdxJsxAttribute" ? literalOf(attribute) : undefined;
  if (value === undefined || !("name" in attribute)) return []; // The compiler has reported it.
  return [value === true ? attribute.name : `${attribute.name}={${JSON.stringify(value)}}`];
}
