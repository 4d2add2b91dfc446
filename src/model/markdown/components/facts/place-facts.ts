import type { Code, Nodes, PhrasingContent, Root } from "mdast";
import { dataFileOf } from "../../../data/data-files";
import { FACTS_FOLDER, type Fact, readFact } from "../../../data/facts";
import { PACKAGES_FILE } from "../../../data/package-manifest";
import { type RenderContext, takeCharacters } from "../../html/render-context";
import { isElement } from "../component-parts";
import { reportUnknownFact } from "./facts";

/** In code a fact is written as it is in a sentence; in these languages it could be the writer's own component. */
const IN_CODE = /<Fact id="([^"\s]+)" \/>/g;
const OWN_COMPONENTS: ReadonlySet<Code["lang"]> = new Set(["html", "jsx", "md", "mdx", "tsx"]);

/**
 * Puts values in the place of `<Fact id="…" />`, as if the writer had typed them: headings, tables, code, the words of
 * search and the Markdown copy then need to know nothing of facts. One that is unknown stays, and is told when it is
 * rendered. Changes the tree it is given.
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

/** Reads each fact once for a page, and notes that the page is made from it. */
function rememberFacts({ environment, gathered }: RenderContext) {
  const known = new Map<string, Fact | undefined>();
  return (id: string): Fact | undefined => {
    if (!known.has(id)) {
      const fact = readFact(id, environment);
      gathered.dependencies.add(dataFileOf(FACTS_FOLDER, id));
      if (fact?.package !== undefined) gathered.dependencies.add(PACKAGES_FILE);
      known.set(id, fact);
    }
    return known.get(id);
  };
}
