import type { Nodes, Root } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { MAX_TAKEN_CHARACTERS } from "../../../base/limits";
import { type PageModule, isLocalComponent, isMdx } from "../../../base/page-module";
import { type Fault, type FaultText, faultAt } from "../../../faults/fault";
import { explainEscapedText } from "../../../faults/odd-text";
import { isComment } from "../../render/html/render-inline";
import { TOO_LARGE, UNKNOWN, isShowable, valueOf } from "./constants";
import { parseScript } from "./parse-script";
import {
  CONSTANT_TOO_LARGE,
  STYLE_ATTRIBUTE,
  type Statements,
  readStatements,
} from "./read-statements";

/**
 * Removes the code from the tree of an .mdx doc: takes out imports and exports, replaces expressions whose value is
 * known with text, and numbers the parts that run in the browser. Modifies the tree. Does nothing to other docs.
 */
export function readModule(
  root: Root,
  file: string,
  { components, allowsBidirectional }: ModuleRules,
): { readonly module?: PageModule; readonly faults: readonly Fault[] } {
  if (!isMdx(file)) return { faults: [] };
  const found: Statements = { names: new Set(), constants: new Map(), imports: [], faults: [] };
  const statements: string[] = [];
  const isRead = root.children.length > 0; // An empty tree already has syntax faults.
  for (const node of root.children) {
    if (node.type !== "mdxjsEsm") continue;
    statements.push(node.value);
    const block = { file, code: node.value, line: node.position?.start.line ?? 1 };
    readStatements(block, found, new Set(components));
  }
  root.children = root.children.filter(({ type }) => type !== "mdxjsEsm");
  const parts = new Map<Nodes, number>();
  const taken = { characters: 0 };
  placeParts(root, { ...found, file, parts, taken, isInside: false, allowsBidirectional });
  const { names, imports, faults } = found;
  if (isRead && statements.length === 0 && parts.size === 0)
    faults.push(faultAt({ file, line: 1, column: 1 }, NO_CODE));
  return { module: { names, parts, imports, statements }, faults };
}

const NO_CODE: FaultText = {
  rule: "mdx/no-code",
  problem: "This doc has no code, and an .mdx page makes every build slower.",
  fix: "Change the file's extension to .md.",
};

interface ModuleRules {
  /** Names of the components that every doc may use. */
  readonly components: readonly string[];
  /** True if the page may contain characters that change the direction of text. */
  readonly allowsBidirectional: boolean;
}

interface Scope extends Statements, Pick<ModuleRules, "allowsBidirectional"> {
  readonly file: string;
  readonly parts: Map<Nodes, number>;
  /** Number of characters that constants have added to the text so far. */
  readonly taken: { characters: number };
  /** True between the tags of a component that the doc imports or defines. */
  readonly isInside: boolean;
}

function placeParts(node: Nodes, scope: Scope): void {
  if (!("children" in node)) return;
  const children = node.children as Nodes[];
  for (const [at, child] of children.entries()) {
    if (child.type === "mdxTextExpression" || child.type === "mdxFlowExpression") {
      children[at] = placeExpression(child, node, scope);
    } else if (child.type === "mdxJsxFlowElement" || child.type === "mdxJsxTextElement") {
      placeElement(child, scope);
    } else placeParts(child, scope);
  }
}

type Expression = Extract<Nodes, { type: "mdxTextExpression" | "mdxFlowExpression" }>;

/** Replaces an expression with text if its value is known. */
function placeExpression(node: Expression, parent: Nodes, scope: Scope): Nodes {
  // The id of a heading: `## Heading {#own-id}`.
  const isId = parent.type === "heading" && node.value.trim().startsWith("#");
  if (isComment(node.value) || isId) return node;
  const value = valueOf(node.value, scope.constants);
  if (value === TOO_LARGE) {
    report(node, CONSTANT_TOO_LARGE, scope);
    return toWords(node, "");
  }
  if (isShowable(value)) {
    const words = takeWords(String(value), node, scope);
    const odd = explainEscapedText(words, scope);
    if (odd) report(node, odd, scope);
    return toWords(node, words);
  }
  const problem = scriptProblem(node.value) ?? expressionProblem(node, scope);
  if (problem) {
    report(node, problem, scope);
    return toWords(node, "");
  }
  scope.parts.set(node, scope.parts.size);
  return node;
}

/** Returns a constant's text, or "" if the constants on the page exceed the limit. */
function takeWords(words: string, node: Nodes, scope: Scope): string {
  const { taken } = scope;
  const before = taken.characters;
  taken.characters += words.length;
  if (taken.characters <= MAX_TAKEN_CHARACTERS) return words;
  if (before <= MAX_TAKEN_CHARACTERS) report(node, TOO_MUCH_TAKEN, scope);
  return "";
}

const TOO_MUCH_TAKEN: FaultText = {
  rule: "markdown/too-much-taken",
  problem: `At this point, the constants in this text have more than ${MAX_TAKEN_CHARACTERS} characters.`,
  fix: "Use them less often, or split the page.",
};

function toWords({ type, position }: Expression, value: string): Nodes {
  const words = { type: "text", value, position } as const;
  return type === "mdxTextExpression" ? words : { type: "paragraph", children: [words], position };
}

function expressionProblem({ type, value }: Expression, scope: Scope): FaultText | undefined {
  const shown = `{${value.length > 30 ? `${value.slice(0, 30)}…` : value}}`;
  if (type === "mdxTextExpression") {
    return {
      rule: "mdx/expression-in-sentence",
      problem: `The value of ${shown} is only known when the code runs, so search and the Markdown copy wouldn't include it.`,
      fix: "Here, use only strings, numbers and constants from export const, or put a component on its own line.",
    };
  }
  return scope.isInside ? undefined : noWords(shown);
}

const noWords = (shown: string): FaultText => ({
  rule: "mdx/no-words",
  problem: `${shown} has no text, so search and the Markdown copy wouldn't include it.`,
  fix: "Write the information as text between <YourComponent> and </YourComponent>. The component has to render its children.",
});

function placeElement(node: MdxJsxFlowElement | MdxJsxTextElement, scope: Scope): void {
  const isOwn = isLocalComponent(node.name ?? "", scope.names);
  for (const attribute of node.attributes) {
    const value =
      attribute.type === "mdxJsxAttribute"
        ? typeof attribute.value === "object" && attribute.value
        : { value: `({${attribute.value}})` };
    const problem = value ? scriptProblem(value.value) : undefined;
    if (problem && isOwn) report(node, problem, scope);
    if (attribute.type !== "mdxJsxAttribute") continue;
    if (isOwn && attribute.name === "style") report(node, STYLE_ATTRIBUTE, scope);
    if (isOwn || typeof attribute.value !== "object" || !attribute.value) continue;
    const known = valueOf(attribute.value.value, scope.constants);
    // Built-in components accept only JSON in their attributes.
    if (known === TOO_LARGE) report(node, CONSTANT_TOO_LARGE, scope);
    else if (known !== UNKNOWN && !(known instanceof Map))
      attribute.value.value = JSON.stringify(known);
  }
  if (isOwn) {
    scope.parts.set(node, scope.parts.size);
    if (node.children.length === 0 && !scope.isInside)
      report(node, noWords(`<${node.name ?? ""}>`), scope);
  }
  placeParts(node, { ...scope, isInside: scope.isInside || isOwn });
}

function scriptProblem(code: string): FaultText | undefined {
  const parsed = parseScript(`(${code}\n)`);
  return "error" in parsed
    ? {
        rule: "mdx/script",
        problem: `This code isn't valid JavaScript: ${parsed.error.message}.`,
        fix: "Correct it, or write \\{ for a literal brace.",
      }
    : undefined;
}

const report = (node: Nodes, text: FaultText, { file, faults }: Scope): void => {
  const { line = 1, column = 1 } = node.position?.start ?? {};
  faults.push(faultAt({ file, line, column }, text));
};
