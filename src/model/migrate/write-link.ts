import type { JsxNode } from "../markdown/components/attributes";
import { migrateLink } from "./addresses";
import { attributeOf } from "./attributes";
import { toOneLine } from "./blocks";
import { rewriteInner } from "./inner";
import type { Migration } from "./migration";
import type { RewriteContext } from "./rewrite";

/** The address of a link or a card, under any of the names it has elsewhere. */
export function addressOf(
  node: JsxNode,
  migration: Migration,
): { url: string; mark: string } | undefined {
  const written = ["href", "to", "url", "link"]
    .map((name) => attributeOf(node, name, migration))
    .find((value) => value !== undefined);
  return written === undefined ? undefined : migrateLink(written, migration);
}

/** `<a href>` and `<Link to>`; an anchor without words is the id of its heading. */
export function writeLink(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const words = rewriteInner(node, migration, context);
  const id = attributeOf(node, "id", migration) ?? attributeOf(node, "name", migration);
  if (words === "" && id !== undefined) return `{#${id}}`;
  const address = addressOf(node, migration);
  if (!address) return words;
  return `${address.mark}[${toOneLine(words)}](${address.url})`;
}
