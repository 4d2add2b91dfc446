import type { JsxNode } from "../markdown/components/props";
import { findAttributeReplacement } from "../markdown/replacements";
import { type Migration, note } from "./migration";

/** File paths in code of Docusaurus: `useBaseUrl("/img/a.png")`, `require("./a.png").default`. */
const NAMED_FILE = /^(?:useBaseUrl|require)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?$/;
const TEXT = /^(["'`])((?:(?!\1|\$\{)[\s\S])*)\1$/;

/** Returns the text of an attribute; undefined if it's missing or only known when code runs. */
export function attributeOf(node: JsxNode, name: string, migration: Migration): string | undefined {
  const found = node.attributes.find((one) => "name" in one && one.name === name);
  if (found?.type !== "mdxJsxAttribute") return undefined;
  const { value } = found;
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value;
  const code = value.value.trim();
  return NAMED_FILE.exec(code)?.[1] ?? TEXT.exec(code)?.[2] ?? migration.imports.get(code);
}

/** Attributes that only affect layout or style, in any tool. */
const LOOKS =
  /^(?:class|className|style|width|height|align|valign|size|color|iconType|cols|defaultOpen|open|arrow|horizontal|noZoom|loading|target|rel|data-.*|lang|dropdown|sync|borderBottom|stepNumber|titleSize|frameborder|allow|allowfullscreen|allowFullScreen|frameBorder|controls|lazy|attributes)$/;

/** Notes the attributes that were dropped. */
export function noteUnused(node: JsxNode, used: readonly string[], migration: Migration): string {
  const names = node.attributes.flatMap((one) =>
    "name" in one && typeof one.name === "string" ? [one.name] : ["{…}"],
  );
  const lost = names.filter(
    (name) =>
      !used.includes(name) && !LOOKS.test(name) && findAttributeReplacement(name)?.becomes !== null,
  );
  if (lost.length === 0) return "";
  return note(
    migration,
    `<${node.name ?? ""}> had ${lost.map((name) => `"${name}"`).join(" and ")}, which isn't supported here.`,
    "If readers need it, write it in the text.",
  );
}

/** Converts the attributes that one of our components supports, including those with another name. */
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
