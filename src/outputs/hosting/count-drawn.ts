import { XmlElement, parseXml } from "@rgrove/parse-xml";

/** Names in references to other elements of the same file: `href="#name"` and `fill="url(#name)"`. */
const REFERENCE = /^#(.+)$|url\(\s*["']?#([^"')\s]+)/g;

function listReferences({ attributes }: XmlElement): string[] {
  return Object.entries(attributes).flatMap(([key, value]) =>
    /^(?:xlink:)?id$/.test(key)
      ? []
      : [...value.matchAll(REFERENCE)].map(([, whole, inside]) => whole ?? inside ?? ""),
  );
}

function indexById(root: XmlElement): ReadonlyMap<string, XmlElement> {
  const byId = new Map<string, XmlElement>();
  const waiting = [root];
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    const { id } = element.attributes;
    if (id !== undefined) byId.set(id, element);
    waiting.push(...element.children.filter((child) => child instanceof XmlElement));
  }
  return byId;
}

/**
 * Maximum number of elements that a browser draws for one file. On two busy cores, Chromium takes 5 s to draw 16,384
 * elements made by nested `<use>`, and 64 s to draw 131,072.
 */
export const MAX_DRAWN = 10_000;

/** True if an SVG file would keep the browser of a reader who opens it busy for seconds. */
export function drawsTooMuch(source: string): boolean {
  try {
    const { root } = parseXml(source);
    return root !== null && countDrawn(root) > MAX_DRAWN;
  } catch (error) {
    // A RangeError means that a chain of references was too long to follow. Files that can't be parsed are reported by
    // findActiveDrawing.
    return error instanceof RangeError;
  }
}

/**
 * Counts the elements that a browser draws for an SVG file. An element that others refer to, as `<use>` does, is
 * counted once for each reference: twenty elements, each of which uses the previous one twice, count as a million.
 */
function countDrawn(root: XmlElement): number {
  const byId = indexById(root);
  const counted = new Map<XmlElement, number>();
  const count = (element: XmlElement): number => {
    const known = counted.get(element);
    if (known !== undefined) return known;
    // A browser doesn't draw an element that refers to itself.
    counted.set(element, 0);
    const children = element.children.filter((child) => child instanceof XmlElement);
    const referred = listReferences(element).flatMap((id) => byId.get(id) ?? []);
    const total = [...children, ...referred].reduce((sum, one) => sum + count(one), 1);
    counted.set(element, total);
    return total;
  };
  return count(root);
}
