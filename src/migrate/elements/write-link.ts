import type { JsxNode } from "../../markdown/base/props";
import { migrateLink } from "../base/addresses";
import { attributeOf, noteUnused } from "../base/attributes";
import { toOneLine } from "../base/blocks";
import { rewriteInner } from "../base/inner";
import { type Migration, leaveOut } from "../base/migration";
import { type RewriteContext, startOf } from "../base/rewrite";

const ADDRESS = ["href", "to", "url", "link"];

/** Returns the converted URL of a link or a card. In other tools, the URL can be in one of several attributes. */
export function addressOf(
  node: JsxNode,
  migration: Migration,
): { url: string; mark: string } | undefined {
  const address = ADDRESS.map((name) => attributeOf(node, name, migration)).find(
    (value) => value !== undefined,
  );
  return address === undefined ? undefined : migrateLink(address, migration);
}

/** Matches the start of a heading's line. */
const HEADING = /^[\s>]*#{1,6}\s/;

/**
 * Converts `<a href>` and `<Link to>`. An empty element with an id becomes the id of the heading that contains the
 * element; anywhere else, it is left out.
 */
export function writeLink(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const words = rewriteInner(node, migration, context);
  const id = attributeOf(node, "id", migration) ?? attributeOf(node, "name", migration);
  if (words === "" && id !== undefined) {
    const { source } = migration;
    const before = source.slice(source.lastIndexOf("\n", startOf(node) - 1) + 1, startOf(node));
    if (HEADING.test(before)) return `{#${id}}`;
    return leaveOut(
      migration,
      `the anchor #${id}`,
      `Only headings have ids. If other pages link to it, write {#${id}} at the end of the heading above.`,
    );
  }
  const address = addressOf(node, migration);
  const unused = noteUnused(node, [...ADDRESS, "id", "name", "title", "onClick"], migration);
  if (!address) return unused + words;
  return `${unused}${address.mark}[${toOneLine(words)}](${address.url})`;
}
