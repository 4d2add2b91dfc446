import { findAttributeReplacement } from "../../base/replacements";
import type { JsxNode } from "../../markdown/base/props";
import { type Migration, leaveOut, note } from "./migration";

/** Matches a file path inside Docusaurus code: `useBaseUrl("/img/a.png")`, `require("./a.png").default`. */
const NAMED_FILE = /^(?:useBaseUrl|require)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?$/;
const TEXT = /^(["'`])((?:(?!\1|\$\{)[\s\S])*)\1$/;

/** Returns the value of an attribute; undefined if it's missing or only known when code runs. */
export function attributeOf(node: JsxNode, name: string, migration: Migration): string | undefined {
  const found = node.attributes.find((one) => "name" in one && one.name === name);
  if (found?.type !== "mdxJsxAttribute") return undefined;
  const { value } = found;
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value;
  const code = value.value.trim();
  return NAMED_FILE.exec(code)?.[1] ?? TEXT.exec(code)?.[2] ?? migration.imports.get(code);
}

/** Matches attributes that only affect layout or style, in any tool. */
const LOOKS =
  /^(?:class|className|style|width|height|align|valign|size|color|iconType|cols|defaultOpen|open|arrow|horizontal|noZoom|loading|target|rel|data-.*|lang|dropdown|sync|borderBottom|stepNumber|titleSize|frameborder|allow|allowfullscreen|allowFullScreen|frameBorder|controls|lazy|attributes|format|fullWidth|overflow|expandable|defaultExpanded|openInAIProviders|markdown|sandbox|referrerpolicy|referrerPolicy|allowtransparency|shape|sizes|quality|role|aria-hidden|variant|priority|fetchPriority|decoding|tabIndex|cellpadding|cellspacing|border|bgcolor)$/;

const ICON = /^icon|icon$/i;

/** Returns an attribute's value as written: text, or the code between braces; "" if the attribute has no value. */
export function writtenValue(node: JsxNode, name: string): string | undefined {
  const found = node.attributes.find((one) => "name" in one && one.name === name);
  if (!found) return undefined;
  const { value } = found;
  return typeof value === "string" ? value : (value?.value.trim() ?? "");
}

/**
 * Notes the attributes that were dropped: those that readers may need, those for icons and ids, and those that only
 * affect the look.
 */
export function noteUnused(node: JsxNode, used: readonly string[], migration: Migration): string {
  const names = node.attributes
    .flatMap((one) => ("name" in one && typeof one.name === "string" ? [one.name] : ["{…}"]))
    .filter((name) => !used.includes(name));
  for (const name of names.filter((one) => LOOKS.test(one)))
    migration.looks.set(name, (migration.looks.get(name) ?? 0) + 1);
  const others = names.filter((name) => !LOOKS.test(name));
  const leftOut = others
    .filter((name) => ICON.test(name))
    .map((name) => {
      const value = writtenValue(node, name) ?? "";
      return leaveOut(
        migration,
        `the icon ${value.length > 40 ? "" : `"${value}" `}of <${node.name ?? ""}>`,
        "Icons can't be chosen here.",
      );
    });
  const id = others.includes("id") ? writtenValue(node, "id") : undefined;
  if (id !== undefined)
    leftOut.push(
      leaveOut(migration, `the id "${id}" of <${node.name ?? ""}>`, "Only headings have ids here."),
    );
  const lost = others.filter(
    (name) => name !== "id" && !ICON.test(name) && findAttributeReplacement(name)?.becomes !== null,
  );
  if (lost.length === 0) return leftOut.join("");
  const mark = note(
    migration,
    `<${node.name ?? ""}> had ${lost.map((name) => printAttribute(node, name)).join(" and ")}, which isn't supported here.`,
    "If readers need it, write it in the text.",
  );
  return leftOut.join("") + mark;
}

/** Formats an attribute with its whole value on one line. */
function printAttribute(node: JsxNode, name: string): string {
  const value = writtenValue(node, name)?.replace(/\s+/g, " ") ?? "";
  return value === "" ? `"${name}"` : `${name}="${value}"`;
}

/**
 * Converts the attributes that one of our components supports, including attributes whose name is different in other
 * tools.
 */
export function migrateAttributes(
  node: JsxNode,
  supported: readonly string[],
  migration: Migration,
): Record<string, string | undefined> {
  const names = node.attributes.flatMap((one) =>
    one.type === "mdxJsxAttribute" ? [one.name] : [],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const ours = supported.includes(name) ? name : findAttributeReplacement(name)?.becomes;
      return typeof ours === "string" ? [[ours, attributeOf(node, name, migration)] as const] : [];
    }),
  );
}
