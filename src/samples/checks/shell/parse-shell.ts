import { createRequire } from "node:module";
import { Language, type Node, Parser } from "web-tree-sitter";

/** A command in a shell script: its words, without quotes, each with its position. */
export interface ShellCommand {
  readonly words: readonly ShellWord[];
}

export interface ShellWord {
  readonly text: string;
  /** Line in the script, counted from 0. */
  readonly line: number;
  readonly column: number;
}

/** A position at which a script breaks bash's grammar. */
interface ShellSlip {
  readonly line: number;
  readonly column: number;
}

/** A position at which a variable is set or used. */
interface ShellVariable extends ShellSlip {
  readonly name: string;
  readonly isSet: boolean;
}

interface ShellScript {
  readonly commands: readonly ShellCommand[];
  /** Variables, in the order in which the shell sets or uses them. */
  readonly variables: readonly ShellVariable[];
  readonly slip?: ShellSlip;
}

export type ParseShell = (script: string) => ShellScript;

/**
 * Creates a parser for bash. The grammar is tree-sitter's, as WebAssembly, so that it can be installed without a
 * compiler.
 */
export async function createShellParser(): Promise<ParseShell> {
  const { resolve } = createRequire(import.meta.url);
  await Parser.init();
  const parser = new Parser();
  parser.setLanguage(await Language.load(resolve("tree-sitter-bash/tree-sitter-bash.wasm")));
  return (script) => {
    const tree = parser.parse(`${script}\n`);
    if (!tree) throw new Error("tree-sitter returned no tree for a shell script.");
    const { rootNode } = tree;
    const commands = rootNode.descendantsOfType("command").flatMap((node) => {
      const words = wordsOf(node);
      return words.length > 0 ? [{ words }] : [];
    });
    const variables = readVariables(rootNode);
    const broken = rootNode.hasError ? findBroken(rootNode) : undefined;
    tree.delete();
    return { commands, variables, ...(broken && { slip: broken }) };
  };
}

/** Returns the name and arguments of a command, without redirections or the assignments before the name. */
function wordsOf(command: Node): ShellWord[] {
  return command.namedChildren.flatMap((child) => {
    if (["variable_assignment", "file_redirect", "herestring_redirect"].includes(child.type))
      return [];
    const { row, column } = child.startPosition;
    return [{ text: child.text.replace(/^(["'])([\s\S]*)\1$/, "$2"), line: row, column }];
  });
}

/** Matches `${NAME:-…}`, `${NAME:?…}` and similar forms, which handle a missing value themselves. */
const OWN_ANSWER = /^\$\{\w+:?[-?+=]/;

function readVariables(node: Node): ShellVariable[] {
  const { row, column } = node.startPosition;
  const toVariable = (name: Node | null | undefined, isSet: boolean): ShellVariable[] =>
    name ? [{ name: name.text, isSet, line: row, column }] : [];
  const inside = (nodes: readonly Node[]): ShellVariable[] =>
    nodes.flatMap((child) => readVariables(child));
  switch (node.type) {
    case "simple_expansion":
      return toVariable(childOf(node, "variable_name"), false);
    case "expansion":
      return OWN_ANSWER.test(node.text)
        ? inside(node.namedChildren)
        : toVariable(childOf(node, "variable_name"), false);
    case "variable_assignment":
      return [...inside(node.namedChildren.slice(1)), ...toVariable(node.namedChildren[0], true)];
    case "for_statement":
      return [
        ...toVariable(childOf(node, "variable_name"), true),
        ...inside(node.namedChildren.slice(1)),
      ];
    case "command": {
      // In `NAME=value command $OTHER`, the shell expands the words before it sets the variable.
      const assigned = node.namedChildren.filter((child) => child.type === "variable_assignment");
      const others = node.namedChildren.filter((child) => child.type !== "variable_assignment");
      const isRead = others[0]?.text === "read";
      return [
        ...inside(others),
        ...inside(assigned),
        ...(isRead ? others.slice(1).flatMap((word) => toReadName(word)) : []),
      ];
    }
    default:
      return inside(node.namedChildren);
  }
}

const childOf = (node: Node, type: string): Node | undefined =>
  node.namedChildren.find((child) => child.type === type);

/** Returns the variable that a word of `read -rs NAME OTHER` sets; empty for an option. */
function toReadName(word: Node): ShellVariable[] {
  if (!/^[A-Za-z_]\w*$/.test(word.text)) return [];
  const { row, column } = word.startPosition;
  return [{ name: word.text, isSet: true, line: row, column }];
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
