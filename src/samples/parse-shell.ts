import { createRequire } from "node:module";
import { Language, type Node, Parser } from "web-tree-sitter";

/** A command in a shell script: its words as written, quotes removed, with the place of each. */
export interface ShellCommand {
  readonly words: readonly ShellWord[];
}

export interface ShellWord {
  readonly text: string;
  /** From 0, in the script. */
  readonly line: number;
  readonly column: number;
}

/** A place the grammar of bash has no reading for. */
export interface ShellSlip {
  readonly line: number;
  readonly column: number;
}

export interface ShellScript {
  readonly commands: readonly ShellCommand[];
  readonly slip?: ShellSlip;
}

export type ParseShell = (script: string) => ShellScript;

/** A parser for bash: tree-sitter's grammar as WebAssembly, so that nothing has to be compiled on install. */
export async function createShellParser(): Promise<ParseShell> {
  const { resolve } = createRequire(import.meta.url);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve("tree-sitter-bash/tree-sitter-bash.wasm")));
  return (script) => {
    const tree = parser.parse(`${script}\n`);
    if (!tree) throw new Error("tree-sitter gave no tree for a shell script.");
    const { rootNode } = tree;
    const commands = rootNode.descendantsOfType("command").flatMap((node) => {
      const words = wordsOf(node);
      return words.length > 0 ? [{ words }] : [];
    });
    const broken = rootNode.hasError ? findBroken(rootNode) : undefined;
    tree.delete();
    return { commands, ...(broken && { slip: broken }) };
  };
}

/** Name and arguments of a command; assignments before it and redirections behind it are not words of it. */
function wordsOf(command: Node): ShellWord[] {
  return command.namedChildren.flatMap((child) => {
    if (["variable_assignment", "file_redirect", "herestring_redirect"].includes(child.type))
      return [];
    const { row, column } = child.startPosition;
    return [{ text: child.text.replace(/^(["'])([\s\S]*)\1$/, "$2"), line: row, column }];
  });
}

function findBroken(root: Node): ShellSlip {
  let found: Node | undefined;
  const visit = (node: Node): void => {
    if (found) return;
    if (node.isError || node.isMissing) found = node;
    for (const child of node.children) if (child.hasError || child.isMissing) visit(child);
  };
  visit(root);
  const { row, column } = (found ?? root).startPosition;
  return { line: row, column };
}
