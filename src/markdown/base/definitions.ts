import type { Definition, FootnoteDefinition, Nodes, Parents, Root } from "mdast";
import { MAX_DEFINITION } from "../../base/limits";
import type { FaultText } from "../../faults/fault";
import { type RenderContext, report } from "./render-context";

/**
 * Gathers footnotes, and replaces `[text][name]` links with plain links, so that the renderer needs to handle only
 * those. Modifies the tree.
 */
export function gatherDefinitions(root: Root, context: RenderContext): void {
  const definitions = new Map<string, Definition>();
  const footnotes = new Map<string, FootnoteDefinition>();
  visit(root, (node) => {
    if (node.type === "definition") {
      const first = definitions.get(node.identifier);
      if (first) report(context, node, repeated(`[${node.label ?? node.identifier}]`, first));
      else if (node.url.length + (node.title?.length ?? 0) > MAX_DEFINITION)
        report(context, node, {
          rule: "link/long-definition",
          problem: `The target and title of this reference have more than ${MAX_DEFINITION} characters.`,
          fix: "Shorten them: every use of the reference repeats them.",
        });
      else definitions.set(node.identifier, node);
    }
    if (node.type === "footnoteDefinition") {
      const first = footnotes.get(node.identifier);
      if (first) report(context, node, repeated(`[^${node.label ?? node.identifier}]`, first));
      else footnotes.set(node.identifier, node);
    }
  });
  // A fragment's own footnotes take precedence over the footnotes of the doc that includes it.
  for (const [name, footnote] of footnotes) context.gathered.footnotes.set(name, footnote);
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

const repeated = (name: string, { position }: Pick<Nodes, "position">): FaultText => ({
  rule: "markdown/repeated-definition",
  problem: `${name} is already defined on line ${position?.start.line ?? 1}, and only the first definition is used.`,
  fix: "Remove one of the two definitions, or rename one.",
});

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
