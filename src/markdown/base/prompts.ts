import type { Nodes, Root } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";

declare module "mdast-util-directive" {
  interface ContainerDirectiveData {
    /** Text of a `:::prompt`, unchanged. */
    prompt?: string;
  }
}

/** Name of the container for a prompt, which readers copy to an assistant (html/prompt.ts). */
export const PROMPT = "prompt";

/** Stores the source text of each `:::prompt`. Readers copy it, so it isn't formatted. */
export function keepPrompts(root: Root, source: string): void {
  const walk = (node: Nodes): void => {
    if (node.type === "containerDirective" && node.name === PROMPT)
      node.data = { ...node.data, prompt: readPrompt(node, source) };
    else if ("children" in node) node.children.forEach(walk);
  };
  walk(root);
}

function readPrompt({ children }: ContainerDirective, source: string): string {
  const content = children.filter(({ data }) => !(data && "directiveLabel" in data));
  const start = content[0]?.position?.start;
  const end = content.at(-1)?.position?.end.offset;
  if (start?.offset === undefined || end === undefined) return "";
  const indent = " ".repeat(start.column - 1);
  return source.slice(start.offset, end).replaceAll(`\n${indent}`, "\n");
}
