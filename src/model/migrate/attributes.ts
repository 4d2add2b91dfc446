import type { JsxNode } from "../markdown/components/attributes";
import { findAttributeReplacement } from "../markdown/replacements";
import { type Migration, note } from "./migration";

/** Files that Docusaurus names in code: `useBaseUrl("/img/a.png")`, `require("./a.png").default`. */
const NAMED_FILE = /^(?:useBaseUrl|require)\(\s*["'`]([^"'`]+)["'`]\s*\)(?:\.default)?$/;
const TEXT = /^(["'`])((?:(?!\1|\$\{)[\s\S])*)\1$/;

/** The text of an attribute; undefined when it is missing or only known when code runs. */
export function attributeOf(node: JsxNode, name: string, migration: Migration): string | undefined {
  const found = node.attributes.find((one) => "name" in one && one.name === name);
  if (found?.type !== "mdxJsxAttribute") return undefined;
  const { value } = found;
  if (value === null || value === undefined) return undefined;
  if (typeof value === "string") return value;
  const code = value.value.trim();
  return NAMED_FILE.exec(code)?.[1] ?? TEXT.exec(code)?.[2] ?? migration.imports.get(code);
}

/** Attributes that only place or style something, in every system. */
const LOOKS =
  /^(?:class|className|style|width|height|align|valign|size|color|iconType|cols|defaultOpen|open|arrow|horizontal|noZoom|loading|target|rel|data-.*|lang|dropdown|sync|borderBottom|stepNumber|titleSize|frameborder|allow|allowfullscreen|allowFullScreen|frameBorder|controls|lazy|attributes)$/;

/** Notes the attributes that nothing was made of. */
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
    `<${node.name ?? ""}> had ${lost.map((name) => `"${name}"`).join(" and ")}, which has no place here.`,
    "Write in the text what a reader needs to know of it.",
  );
}

/** The attributes that a component of ours has, those of other names among them. */
export function migrateAttributes(
  node: JsxNode,
  own: readonly string[],
  migration: Migration,
): Record<string, string | undefined> {
  const names = node.attributes.flatMap((one) =>
    one.type === "mdxJsxAttribute" ? [one.name] : [],
  );
  return Object.fromEntries(
    names.flatMap((name) => {
      const ours = own.includes(name) ? name : findAttributeReplacement(name)?.becomes;
      return typeof ours === "string" ? [[ours, attributeOf(node, name, migration)] as const] : [];
    }),
  );
}
