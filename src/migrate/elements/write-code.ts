import type { JsxNode } from "../../markdown/base/props";
import { attributeOf, noteUnused } from "../base/attributes";
import { dedent } from "../base/blocks";
import { migrateCodeMeta } from "../base/code-meta";
import { rewriteInner } from "../base/inner";
import type { Migration } from "../base/migration";
import { type RewriteContext, sourceOf } from "../base/rewrite";

/** Converts `<CodeBlock language="js">`. If its content is computed by an expression, the element stays as it is. */
export function writeCodeBlock(
  node: JsxNode,
  migration: Migration,
  context: RewriteContext,
): string {
  const [only] = node.children;
  const isExpression = only?.type === "mdxFlowExpression" || only?.type === "mdxTextExpression";
  const code = isExpression
    ? /^\s*`([^`$]*)`\s*$/.exec(only.value)?.[1]
    : rewriteInner(node, migration, context);
  if (code === undefined || node.children.length > 1) return sourceOf(node, migration);
  const get = (name: string): string | undefined => attributeOf(node, name, migration);
  const title = get("title");
  const { info, mark } = migrateCodeMeta(
    {
      language: get("language") ?? "",
      meta: title === undefined ? "" : `title="${title}"`,
      isTab: context.codeTabs === true,
    },
    migration,
  );
  const unused = noteUnused(node, ["title", "language"], migration);
  return `${unused}${mark}\`\`\`${info}\n${dedent(code)}\n\`\`\``;
}

/** Moves the options of `{% code title="a.ts" lineNumbers="true" %}` to the fence inside it. */
export function writeGitBookCode(
  node: JsxNode,
  migration: Migration,
  context: RewriteContext,
): string {
  const content = rewriteInner(node, migration, context);
  const title = attributeOf(node, "title", migration);
  const words = [
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(attributeOf(node, "lineNumbers", migration) === "true" ? ["showLineNumbers"] : []),
  ];
  const unused = noteUnused(node, ["title", "lineNumbers"], migration);
  const fenced = content.replace(
    /^((?:\uE000.)*)([`~]{3,})([^\n]*)/,
    (_, marks: string, fence: string, info: string) =>
      `${marks}${[`${fence}${info.trim() || "text"}`, ...words].join(" ")}`,
  );
  return unused + fenced;
}
