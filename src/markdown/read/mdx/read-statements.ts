import type { AnyNode, ImportDeclaration, Program, VariableDeclaration } from "acorn";
import { MAX_CONSTANT } from "../../../base/limits";
import type { ImportUse } from "../../../base/page-module";
import { type Fault, type FaultText, faultAt } from "../../../faults/fault";
import { TOO_LARGE, UNKNOWN, evaluate } from "./constants";
import { importProblem, localNameProblem } from "./import-problems";
import { parseScript } from "./parse-script";

/** A block of imports and exports. */
interface StatementBlock {
  readonly file: string;
  readonly code: string;
  /** Line in the file on which the block starts. It always starts at column 1. */
  readonly line: number;
}

/** The result of reading blocks of imports and exports. A block may use the constants of all blocks before it. */
export interface Statements {
  readonly names: Set<string>;
  readonly constants: Map<string, unknown>;
  readonly imports: ImportUse[];
  readonly faults: Fault[];
}

/**
 * Reads a block and adds the result to `found`. The Markdown parser has already checked that the block is valid
 * JavaScript.
 */
export function readStatements(
  block: StatementBlock,
  found: Statements,
  components: ReadonlySet<string>,
): void {
  const parsed = parseScript(block.code);
  if ("error" in parsed) {
    const start = { file: block.file, line: block.line, column: 1 };
    found.faults.push(faultAt(start, wrongStatements(parsed.error.message)));
    return;
  }
  const report = (node: AnyNode, text: FaultText | undefined): void => {
    if (text) found.faults.push(faultAt(placeOf(node, block), text));
  };
  const declare = (name: string, node: AnyNode): void => {
    found.names.add(name);
    report(node, localNameProblem(name, components));
  };
  for (const statement of parsed.tree.body) {
    switch (statement.type) {
      case "ImportDeclaration":
        readImport(statement, { block, report, declare, found });
        break;
      case "ExportNamedDeclaration": {
        const { declaration } = statement;
        if (declaration?.type === "VariableDeclaration")
          readConstants(declaration, { report, declare, found });
        else if (declaration) declare(declaration.id.name, statement);
        else report(statement, WRONG_EXPORT);
        break;
      }
      default:
        report(statement, WRONG_EXPORT);
    }
  }
  for (const attribute of listStyleAttributes(parsed.tree)) report(attribute, STYLE_ATTRIBUTE);
}

/**
 * The Markdown parser has already reported all other errors. Ours also records positions, so deep nesting overflows its
 * stack sooner.
 */
const wrongStatements = (message: string): FaultText => ({
  rule: "mdx/script",
  problem: `These imports and exports can't be read: ${message}.`,
  fix: "Write a simpler value, or move the code to a component in src/components.",
});

const WRONG_EXPORT: FaultText = {
  rule: "mdx/export",
  problem: "A doc can only export constants and functions by name.",
  fix: "Write export const name = …, or export function Name() { … }.",
};

export const CONSTANT_TOO_LARGE: FaultText = {
  rule: "mdx/too-large",
  problem: `This value is too large: it has more than ${MAX_CONSTANT} characters and entries in total.`,
  fix: "Write a smaller value, or let a component in src/components read it from a file.",
};

/** In HTML, the site's security policy blocks style attributes, so the styles would be missing until React runs. */
export const STYLE_ATTRIBUTE: FaultText = {
  rule: "mdx/style-attribute",
  problem: "The site's security policy doesn't allow style attributes.",
  fix: "Move the component to src/components, and put its styles in a .module.css file next to it.",
};

interface ImportScope {
  readonly block: StatementBlock;
  readonly report: (node: AnyNode, text: FaultText | undefined) => void;
  readonly declare: (name: string, node: AnyNode) => void;
  readonly found: Statements;
}

function readImport(node: ImportDeclaration, { block, report, declare, found }: ImportScope): void {
  const target = String(node.source.value);
  const locals = node.specifiers.map(({ local }) => local.name);
  const problem = importProblem(target, locals);
  if (problem) {
    report(node, problem);
    return;
  }
  for (const name of locals) declare(name, node);
  const names = node.specifiers.flatMap((one) => {
    if (one.type === "ImportNamespaceSpecifier") return [];
    if (one.type === "ImportDefaultSpecifier") return ["default"];
    return [one.imported.type === "Identifier" ? one.imported.name : String(one.imported.value)];
  });
  found.imports.push({ ...placeOf(node, block), target, names });
}

function readConstants(
  declaration: VariableDeclaration,
  { report, declare, found: { constants } }: Omit<ImportScope, "block">,
): void {
  for (const { id, init } of declaration.declarations) {
    if (id.type !== "Identifier") continue;
    declare(id.name, declaration);
    const value = init && declaration.kind === "const" ? evaluate(init, constants) : UNKNOWN;
    if (value === TOO_LARGE) report(id, CONSTANT_TOO_LARGE);
    // A value that is too large becomes "". If it had no value, each use of it would cause another fault.
    if (value !== UNKNOWN) constants.set(id.name, value === TOO_LARGE ? "" : value);
  }
}

const placeOf = ({ loc }: AnyNode, { file, line }: StatementBlock) => ({
  file,
  line: line + (loc?.start.line ?? 1) - 1,
  column: (loc?.start.column ?? 0) + 1,
});

/** Lists JSX attributes named `style`. acorn's types don't include JSX. */
function listStyleAttributes(node: Program): AnyNode[] {
  const found: AnyNode[] = [];
  const all: unknown[] = [node]; // Not recursive, because deep nesting would overflow the stack.
  for (const one of all) {
    if (typeof one !== "object" || one === null) continue;
    const { type, name } = one as { readonly type?: unknown; readonly name?: { name?: unknown } };
    if (type === "JSXAttribute" && name?.name === "style") found.push(one as AnyNode);
    for (const inner of Object.values(one)) all.push(inner);
  }
  return found;
}
