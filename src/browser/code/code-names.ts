import { type PageTypes, readNames, typesAddress } from "../../markdown/samples/name-types";
import { withBase, withoutBase } from "../../site/paths/base-path";
import { cleanPath } from "../base/clean-path";

/** An identifier in one of the page's code blocks, with its type. */
export interface CodeName {
  readonly range: Range;
  readonly type: string;
}

const pages = new Map<string, Promise<PageTypes | undefined>>();

/**
 * Loads the types of the identifiers on this page, once; tries again if loading failed. Undefined if the page has none.
 */
function loadTypes(): Promise<PageTypes | undefined> {
  const address = withBase(typesAddress(cleanPath(withoutBase(location.pathname))));
  const types =
    pages.get(address) ??
    fetch(address)
      .then((answer) => (answer.ok ? (answer.json() as Promise<PageTypes>) : undefined))
      .catch(() => {
        pages.delete(address);
        return undefined;
      });
  pages.set(address, types);
  return types;
}

/** Finds the identifiers with known types in a code element, in the order in which they appear. */
export async function loadNames(code: Element): Promise<CodeName[]> {
  const types = await loadTypes();
  if (!types) return [];
  const text = code.textContent;
  const starts = [0];
  for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
  const ranges = readNames(types, text).map(({ line, column, length, type }) => {
    const from = (starts[line] ?? 0) + column;
    return { from, to: from + length, type };
  });
  return findRanges(code, ranges);
}

interface TypedRange {
  readonly from: number;
  readonly to: number;
  readonly type: string;
}

/** Converts ranges in the text to ranges in the page. Skips identifiers that the highlighter has split. */
function findRanges(code: Element, typed: readonly TypedRange[]): CodeName[] {
  const names: CodeName[] = [];
  const nodes = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let start = 0;
  let next = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const end = start + (node.nodeValue ?? "").length;
    for (let name = typed[next]; name && name.from < end; name = typed[++next]) {
      if (name.from < start || name.to > end) continue;
      const range = document.createRange();
      range.setStart(node, name.from - start);
      range.setEnd(node, name.to - start);
      names.push({ range, type: name.type });
    }
    start = end;
  }
  return names;
}

/** Finds the identifier at a point in the window. */
export function findNameAt(
  names: readonly CodeName[],
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): CodeName | undefined {
  const caret = caretAt(clientX, clientY);
  return names.find(
    ({ range }) =>
      caret !== undefined &&
      range.isPointInRange(caret.node, caret.offset) &&
      // For a point outside the text, the browser returns the nearest caret position in the text, so this also checks
      // that the point is inside one of the identifier's rectangles.
      [...range.getClientRects()].some(
        ({ left, right, top, bottom }) =>
          clientX >= left && clientX <= right && clientY >= top && clientY <= bottom,
      ),
  );
}

function caretAt(x: number, y: number): { node: Node; offset: number } | undefined {
  // All browsers have had caretPositionFromPoint since 2025. Before that, WebKit and Chromium only had
  // caretRangeFromPoint.
  if ("caretPositionFromPoint" in document) {
    const caret = document.caretPositionFromPoint(x, y);
    return caret ? { node: caret.offsetNode, offset: caret.offset } : undefined;
  }
  // oxlint-disable-next-line typescript/no-deprecated -- for Safari before 2025
  const range = (document as Document).caretRangeFromPoint(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
