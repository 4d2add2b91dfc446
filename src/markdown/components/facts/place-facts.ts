import type { Code, Nodes, PhrasingContent, Root } from "mdast";
import { entryFileOf } from "../../../data/data-files";
import { FACTS_FOLDER, type Fact, readFact } from "../../../data/facts";
import { PACKAGES_FILE } from "../../../data/package-manifest";
import { type RenderContext, takeCharacters } from "../../base/render-context";
import { isElement } from "../component-parts";
import { reportUnknownFact } from "./facts";

/**
 * Matches a fact in code. In the languages below, it isn't replaced, since the sample itself may define such a
 * component.
 */
const IN_CODE = /<Fact id="([^"\s]+)" \/>/g;
const OWN_COMPONENTS: ReadonlySet<Code["lang"]> = new Set(["html", "jsx", "md", "mdx", "tsx"]);

/**
 * Replaces `<Fact id="…" />` with its value, as if the writer had typed it. The functions for headings, tables, code
 * blocks, search and the Markdown copy therefore don't have to handle facts. An unknown fact stays in the tree, and
 * is reported when it's rendered. Modifies the tree.
 */
export function placeFacts(root: Root, context: RenderContext): void {
  const read = rememberFacts(context);

  const toText = (node: Nodes): PhrasingContent | undefined => {
    if (!isElement(node, "Fact") || node.children.length > 0) return undefined;
    const [id, ...further] = node.attributes;
    if (further.length > 0 || id?.type !== "mdxJsxAttribute" || id.name !== "id") return undefined;
    const fact = typeof id.value === "string" ? read(id.value) : undefined;
    const { position } = node;
    if (!fact || !takeCharacters(fact.value.length, node, context)) return undefined;
    return { type: fact.code ? "inlineCode" : "text", value: fact.value, position };
  };

  const placeInCode = (node: Extract<Nodes, { value: string }>): void => {
    node.value = node.value.replaceAll(IN_CODE, (written, id: string) => {
      const fact = read(id);
      if (!fact) reportUnknownFact(id, node, context);
      return fact && takeCharacters(fact.value.length, node, context) ? fact.value : written;
    });
  };

  const walk = (node: Nodes): void => {
    if (node.type === "inlineCode") placeInCode(node);
    if (node.type === "code" && !OWN_COMPONENTS.has(node.lang)) placeInCode(node);
    if (!("children" in node)) return;
    const children = node.children as Nodes[];
    for (const [at, child] of children.entries()) {
      const words = toText(child);
      if (!words) walk(child);
      else if (child.type === "mdxJsxTextElement") children[at] = words;
      else children[at] = { type: "paragraph", children: [words], position: child.position };
    }
  };
  walk(root);
}

/** Returns a function that reads each fact of a page only once, and adds it to the page's dependencies. */
function rememberFacts({ environment, gathered }: RenderContext) {
  const known = new Map<string, Fact | undefined>();
  return (id: string): Fact | undefined => {
    if (!known.has(id)) {
      const fact = readFact(id, environment);
      gathered.dependencies.add(entryFileOf(FACTS_FOLDER, id));
      if (fact?.package !== undefined) gathered.dependencies.add(PACKAGES_FILE);
      known.set(id, fact);
    }
    return known.get(id);
  };
}
