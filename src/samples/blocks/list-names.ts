import ts from "typescript";
import type { TypedName } from "../../markdown/samples/checked-sample";
import type { SampleInPage } from "../../markdown/samples/sample-page";

/** A block as passed to TypeScript, preceded by the blocks that it continues. */
export interface VirtualFile {
  readonly block: SampleInPage;
  readonly code: string;
  readonly linesAbove: number;
}

/** Maximum length of a type. Longer types are cut off, since they would be unreadable in a small box. */
const MOST_LETTERS = 200;

/** Lists the names in the visible lines of a block, each with the type that TypeScript finds. */
export function listNames(
  service: ts.LanguageService,
  file: string,
  { block: { sample }, linesAbove }: Pick<VirtualFile, "block" | "linesAbove">,
): TypedName[] {
  const source = service.getProgram()?.getSourceFile(file);
  if (!source) return [];
  const shown = sample.shown && new Map(sample.shown.lines.map((line, at) => [line, at]));
  const names: TypedName[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isIdentifier(node) || isElementName(node)) return;
    const start = node.getStart(source);
    const { line, character } = source.getLineAndCharacterOfPosition(start);
    const own = line - linesAbove;
    const at = shown ? shown.get(own) : own;
    if (at === undefined || own < 0) return;
    const type = describe(service.getQuickInfoAtPosition(file, start));
    if (type !== undefined) names.push([at, character, node.getEnd() - start, type]);
  };
  visit(source);
  return names.sort(([line, column], [otherLine, otherColumn]) =>
    line === otherLine ? column - otherColumn : line - otherLine,
  );
}

/** True for `div` in `<div>`: its type in React would fill a page and explain nothing. */
const isElementName = ({ parent, text }: ts.Identifier): boolean =>
  /^[a-z]/.test(text) &&
  (ts.isJsxOpeningElement(parent) ||
    ts.isJsxClosingElement(parent) ||
    ts.isJsxSelfClosingElement(parent));

/** Returns TypeScript's description of a name, on one line; undefined if it is just `any`. */
function describe(info: ts.QuickInfo | undefined): string | undefined {
  const text = ts
    .displayPartsToString(info?.displayParts)
    // For an imported name, TypeScript repeats the import after the description. Readers can see the import anyway.
    .replace(/\nimport [^]*$/, "")
    .replace(/^\(alias\) /, "")
    .replace(/\bimport\("[^"]*"\)\./g, "")
    .replace(/\s+/g, " ")
    .trim();
  if (text === "" || /(?:^|: )any$/.test(text)) return undefined;
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
}
