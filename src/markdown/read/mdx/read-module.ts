import type { Nodes, Root } from "mdast";
import type { MdxjsEsm } from "mdast-util-mdxjs-esm";
import {
  type ImportUse,
  type OwnElement,
  type PageModule,
  isLocalComponent,
  isMdx,
} from "../../../base/page-module";
import { type Fault, type FaultText, faultAt } from "../../../faults/fault";
import { importProblem, localNameProblem } from "./import-problems";

/**
 * Takes the imports out of the tree of an .mdx doc, and numbers the elements of the components that it imports, which
 * React renders. Modifies the tree. Does nothing to other docs.
 * @param components Names of the components that every doc may use.
 */
export function readModule(
  root: Root,
  file: string,
  components: readonly string[],
): { readonly module?: PageModule; readonly faults: readonly Fault[] } {
  if (!isMdx(file)) return { faults: [] };
  const faults: Fault[] = [];
  const report = ({ line, column }: Point, text: FaultText | undefined): void => {
    if (text) faults.push(faultAt({ file, line, column }, text));
  };
  const isRead = root.children.length > 0; // An empty tree already has syntax faults.
  const blocks = root.children.filter((node) => node.type === "mdxjsEsm");
  root.children = root.children.filter(({ type }) => type !== "mdxjsEsm");
  const names = new Set<string>();
  const imports: ImportUse[] = [];
  const statements: string[] = [];
  for (const { locals, problem, text, ...use } of blocks.flatMap(listStatements)) {
    const wrong = problem ?? importProblem(use.target, locals);
    report(use, wrong);
    if (wrong) continue;
    for (const name of locals) report(use, localNameProblem(name, new Set(components)));
    for (const name of locals) names.add(name);
    imports.push({ file, ...use });
    statements.push(text);
  }
  const parts = new Map<OwnElement, number>();
  const visit = (node: Nodes, isInside: boolean): void => {
    const isOwn =
      (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") &&
      isLocalComponent(node.name ?? "", names);
    if (isOwn) parts.set(node, parts.size);
    if (isOwn && node.children.length === 0 && !isInside)
      report(startOf(node), noWords(node.name ?? ""));
    if ("children" in node) for (const child of node.children) visit(child, isInside || isOwn);
  };
  visit(root, false);
  if (isRead && blocks.length === 0) report({ line: 1, column: 1 }, NO_CODE);
  return {
    module: { names, parts, imports, statements },
    faults,
  };
}

interface Point {
  readonly line: number;
  readonly column: number;
}

/** A statement of an .mdx doc. If it isn't an import, it has a problem. */
interface Statement extends Point {
  readonly target: string;
  /** Names that the module exports. */
  readonly names: readonly string[];
  /** Names under which the doc uses them. */
  readonly locals: readonly string[];
  /** The import, written anew. */
  readonly text: string;
  readonly problem?: FaultText;
}

const startOf = ({ position }: Nodes): Point => position?.start ?? { line: 1, column: 1 };

function listStatements(block: MdxjsEsm): Statement[] {
  return (block.data?.estree?.body ?? []).map((statement) => {
    const { line = 1, column = 0 } = statement.loc?.start ?? {};
    const at = { line, column: column + 1 };
    if (statement.type !== "ImportDeclaration")
      return { ...at, target: "", names: [], locals: [], text: "", problem: NO_IMPORT };
    const { specifiers, source } = statement;
    const names = specifiers.flatMap((one) => {
      if (one.type === "ImportNamespaceSpecifier") return [];
      if (one.type === "ImportDefaultSpecifier") return ["default"];
      return [one.imported.type === "Identifier" ? one.imported.name : String(one.imported.value)];
    });
    const locals = specifiers.map(({ local }) => local.name);
    const target = String(source.value);
    const text = specifiers.map((one) => `import ${formatSpecifier(one)} from "${target}";`);
    return { ...at, target, names, locals, text: text.join("\n") };
  });
}

type Program = NonNullable<NonNullable<MdxjsEsm["data"]>["estree"]>;
type Import = Extract<Program["body"][number], { readonly type: "ImportDeclaration" }>;

function formatSpecifier(specifier: Import["specifiers"][number]): string {
  const { name } = specifier.local;
  if (specifier.type === "ImportNamespaceSpecifier") return `* as ${name}`;
  if (specifier.type === "ImportDefaultSpecifier") return name;
  const { imported } = specifier;
  const exported = imported.type === "Identifier" ? imported.name : JSON.stringify(imported.value);
  return exported === name ? `{ ${name} }` : `{ ${exported} as ${name} }`;
}

/** The fault for code in an .mdx doc that isn't an import, or can't be read. */
export const NO_IMPORT: FaultText = {
  rule: "mdx/statement",
  problem: "An .mdx doc may only contain text, components and imports of components.",
  fix: 'Write import { Name } from "@site/src/components/Name" with a blank line below, and move other code to that component. Don\'t start a paragraph with the word "import" or "export".',
};

const NO_CODE: FaultText = {
  rule: "mdx/no-code",
  problem: "This doc has no code, and an .mdx page makes every build slower.",
  fix: "Change the file's extension to .md.",
};

const noWords = (name: string): FaultText => ({
  rule: "mdx/no-words",
  problem: `<${name}> has no text, so search and the Markdown copy wouldn't include it.`,
  fix: "Write the information as text between <YourComponent> and </YourComponent>. The component has to render its children.",
});
