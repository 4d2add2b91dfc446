import type { Nodes, Root } from "mdast";
import { type Fault, type FaultText, faultAt } from "../../../faults/fault";

/** Matches the last line of a display formula, which may also be a code block in the language math. */
const END = /\n[ \t>]*(?:\${2,}|`{3,}|~{3,})[ \t]*$/;
const ENVIRONMENT = /^\\begin\{([a-z]+\*?)\}/i;

/**
 * Finds blocks of TeX that aren't delimited correctly. Modifies the tree: these blocks become code, so that they can't
 * cause other faults.
 */
export function takeFormulaBlocks(root: Root, source: string, file: string): Fault[] {
  const faults: Fault[] = [];
  const visit = (node: Nodes): void => {
    const { start, end } = node.position ?? {};
    if ((node.type === "math" || node.type === "paragraph") && start && end) {
      const text = source.slice(start.offset, end.offset);
      const words = node.type === "math" ? explainBlock(text, node.meta) : explainWords(text);
      if (words) {
        faults.push(faultAt({ file, line: start.line, column: start.column }, words));
        Object.assign(node, { type: "code", value: text, lang: "text", meta: null });
        return;
      }
    }
    if ("children" in node) node.children.forEach(visit);
  };
  visit(root);
  return faults;
}

function explainBlock(text: string, meta: string | null | undefined): FaultText | undefined {
  const rule = "markdown/formula-block";
  if (meta != null) {
    return {
      rule,
      problem: "The words after $$ aren't part of the formula.",
      fix: "Write $$ on its own line above the formula, and on its own line below it.",
    };
  }
  if (END.test(text)) return undefined;
  return {
    rule,
    problem: "This formula is never closed, so the rest of the text is part of it.",
    fix: "Write $$ on its own line where the formula ends.",
  };
}

function explainWords(text: string): FaultText | undefined {
  const [environment] = ENVIRONMENT.exec(text) ?? [];
  if (environment === undefined) return undefined;
  return {
    rule: "markdown/formula-block",
    problem: `${environment} doesn't begin a formula by itself.`,
    fix: "Write $$ on its own line above the formula, and on its own line below it.",
  };
}
