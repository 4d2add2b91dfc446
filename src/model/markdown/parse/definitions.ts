import type { Definition, Nodes, Parents, Root } from "mdast";
import { type RenderContext, report } from "../html/render-context";
import { MAX_DEFINITION } from "./limits";

/**
 * Gathers footnotes, and replaces `[text][name]` links with plain links, so that the renderer only sees those. Modifies
 * the tree.
 */
export function gatherDefinitions(root: Root, context: RenderContext): void {
  const definitions = new Map<string, Definition>();
  visit(root, (node) => {
    if (node.type === "definition") {
      if (node.url.length + (node.title?.length ?? 0) > MAX_DEFINITION)
        report(context, node, {
          rule: "link/long-definition",
          problem: `The target and title of this reference have more than ${MAX_DEFINITION} characters.`,
          fix: "Shorten them: every use of the reference repeats them.",
        });
      else definitions.set(node.identifier, node);
    }
    if (node.type === "footnoteDefinition") context.gathered.footnotes.set(node.identifier, node);
  });
  visit(root, (node, parent, index) => {
    if (node.type !== "linkReference" && node.type !== "imageReference") return;
    const definition = definitions.get(node.identifier);
    if (!definition || !parent) return;
    const { url, title } = definition;
    const children = parent.children as Nodes[];
    children[index] =
      node.type === "linkReference"
        ? { type: "link", url, title, children: node.children, position: node.position }
        : { type: "image", url, title, alt: node.alt, position: node.position };
  });
}

function visit(
  node: Nodes,
  see: (node: Nodes, parent: Parents | undefined, index: number) => void,
): void {
  const walk = (current: Nodes, parent: Parents | undefined, index: number): void => {
    if ("children" in current) {
      for (const [at, child] of current.children.entries()) walk(child, current, at);
    }
    see(current, parent, index);
  };
  walk(node, undefined, 0);
}
