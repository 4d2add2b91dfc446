import { readFileSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import ts from "typescript";

/** An import in a file. `target` is a path from the root, or the name of a package. */
export interface Import {
  readonly file: string;
  readonly target: string;
  readonly isTypeOnly: boolean;
  readonly isOurs: boolean;
}

export const ROOT = process.cwd();
export const isFile = (path: string): boolean =>
  statSync(join(ROOT, path), { throwIfNoEntry: false })?.isFile() === true;

/** Lists the TypeScript files in these folders, except for declarations and installed packages. */
export const listSources = (folders: readonly string[]): string[] =>
  folders.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.d)\.tsx?$/.test(entry.name))
      .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
      .filter((file) => !file.includes("node_modules")),
  );

/** Resolves an import: `../base/paths` becomes `src/base/paths.ts`. */
function resolveOurs(file: string, target: string): string {
  const path = join(dirname(file), target);
  return ["", ".ts", ".tsx", ".d.ts"].map((ending) => path + ending).find(isFile) ?? path;
}

/** Checks whether TypeScript removes a statement when it compiles a file, because the statement only imports types. */
function bringsTypesOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (!clause) return false;
  if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { namedBindings } = clause;
  return (
    clause.name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every(({ isTypeOnly }) => isTypeOnly)
  );
}

/** Checks whether a call loads a module: `import("…")` or `require("…")`. */
const isLoading = ({ expression }: ts.CallExpression): boolean =>
  expression.kind === ts.SyntaxKind.ImportKeyword ||
  (ts.isIdentifier(expression) && expression.text === "require");

/** Lists all references to other modules in a TypeScript file, in the order of the text. */
export function listImports(file: string, text: string): Pick<Import, "target" | "isTypeOnly">[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, false);
  const found: Pick<Import, "target" | "isTypeOnly">[] = [];
  const add = (target: ts.Node | undefined, isTypeOnly: boolean): void => {
    if (target && ts.isStringLiteralLike(target)) found.push({ target: target.text, isTypeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
      add(node.moduleSpecifier, bringsTypesOnly(node));
    else if (ts.isCallExpression(node) && isLoading(node)) add(node.arguments[0], false);
    else if (ts.isExternalModuleReference(node)) add(node.expression, false);
    else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument))
      add(node.argument.literal, true);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Reads the imports of a file, and resolves those of our own files. */
export function readImports(file: string): Import[] {
  const found = listImports(file, readFileSync(join(ROOT, file), "utf8"));
  return found.map(({ target, isTypeOnly }) => {
    const isOurs = target.startsWith(".");
    return { file, target: isOurs ? resolveOurs(file, target) : target, isTypeOnly, isOurs };
  });
}

/** Finds cycles among files, as Tarjan's strongly connected components with more than one member. */
export function findCycles(imports: readonly Import[]): string[][] {
  const targets = new Map<string, string[]>();
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target]);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const target of targets.get(file) ?? []) {
      if (!index.has(target)) visit(target);
      if (stack.includes(target)) low.set(file, Math.min(low.get(file)!, low.get(target)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const cycle = stack.splice(stack.indexOf(file));
    if (cycle.length > 1) cycles.push(cycle.sort());
  };
  for (const file of targets.keys()) if (!index.has(file)) visit(file);
  return cycles;
}
