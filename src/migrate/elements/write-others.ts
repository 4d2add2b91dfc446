import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf, noteUnused } from "../base/attributes";
import { toOneLine } from "../base/blocks";
import { elementsOf, rewriteInner } from "../base/inner";
import type { Migration } from "../base/migration";
import { type RewriteContext, sourceOf } from "../base/rewrite";
import { addressOf } from "./write-link";

/** True for an icon in a sentence: `<i class="fa-leaf">:leaf:</i>`. */
export const isIcon = (node: JsxNode, migration: Migration): boolean =>
  /(?:^|\s)(?:fa|icon|material-icons)\b/.test(
    attributeOf(node, "class", migration) ?? attributeOf(node, "className", migration) ?? "",
  );

/** Converts `<h3>`. In a table cell, it becomes bold text. */
export function writeHtmlHeading(
  node: JsxNode,
  migration: Migration,
  context: RewriteContext,
): string {
  const words = toOneLine(rewriteInner(node, migration, context));
  const plain = words.replace(/\uE000./g, "");
  if (plain === "") return words;
  const id = attributeOf(node, "id", migration);
  const unused = noteUnused(node, ["id"], migration);
  if (context.inCell === true) return `${unused}**${words.replaceAll("**", "")}** `;
  const level = Math.max(2, Number(nameOf(node).slice(1)));
  return `${unused}${"#".repeat(level)} ${words}${id === undefined ? "" : ` {#${id}}`}`;
}

/** Converts a tooltip: the word, followed by its explanation in parentheses. */
export function writeTooltip(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const words = rewriteInner(node, migration, context);
  const get = (name: string): string | undefined => attributeOf(node, name, migration);
  const address = addressOf(node, migration);
  const headline = get("headline");
  const isNew = headline !== undefined && headline.toLowerCase() !== words.toLowerCase();
  const parts = [
    isNew ? `${headline}:` : "",
    get("tip") ?? get("content") ?? "",
    address ? `[${get("cta") ?? "More"}](${address.url})` : "",
  ].filter(Boolean);
  const used = ["tip", "content", "headline", "cta", "href"];
  const unused = noteUnused(node, used, migration) + (address?.mark ?? "");
  return parts.length === 0
    ? unused + words
    : `${unused}${words} (${toOneLine(parts.join(" ")).replace(/(?<=\w)\.$/, "")})`;
}

/** Converts a file tree to a code block with one folder or file per line. */
export function writeTree(node: JsxNode, migration: Migration): string {
  const lines = (parent: JsxNode, depth: number): string[] =>
    elementsOf(parent).flatMap((child) => {
      const name = attributeOf(child, "name", migration) ?? "";
      const isFolder = nameOf(child).endsWith("Folder");
      return [`${"  ".repeat(depth)}${name}${isFolder ? "/" : ""}`, ...lines(child, depth + 1)];
    });
  const all = lines(node, 0);
  if (all.length === 0 || all.some((line) => /^\s*\/?$/.test(line)))
    return sourceOf(node, migration);
  return `\`\`\`text\n${all.join("\n")}\n\`\`\``;
}
