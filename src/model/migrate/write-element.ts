import type { JsxNode } from "../markdown/components/attributes";
import { COMPONENTS } from "../markdown/components/component-registry";
import { ADMONITION_TITLES } from "../markdown/html/admonitions";
import { isAllowedTag, isRawTag, nameOf } from "../markdown/html/raw-html";
import {
  type Shape,
  findAdmonitionReplacement,
  findComponentReplacement,
  findTagReplacement,
} from "../markdown/replacements";
import { attributeOf, migrateAttributes, noteUnused } from "./attributes";
import { emptyTag, openTag, outdent, toAdmonition, wrap } from "./blocks";
import { elementsOf, innerOf, rewriteInner } from "./inner";
import { type Migration, note } from "./migration";
import { type RewriteContext, endOf, indentOf, rewriteBetween, sourceOf, startOf } from "./rewrite";
import { writeCard, writeCards } from "./write-cards";
import { writeCodeBlock, writeGitBookCode } from "./write-code";
import { writeLink } from "./write-link";
import { writeList, writeTable } from "./write-lists";
import { writePicture, writeVideo } from "./write-media";
import { writeSteps, writeTab, writeTabs } from "./write-tabs";

/** An element in our dialect; one that nobody knows stays, for a fault to tell. */
export function writeElement(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const name = nameOf(node);
  const imported = migration.imports.get(name);
  if (imported !== undefined && /\.mdx?$/.test(imported)) return writeInclude(imported, migration);
  if (isOurs(node, context))
    return keepSource(node, migration, { ...context, cards: name === "CardGrid" });
  if (isRawTag(name)) {
    const becomes = isAllowedTag(name) ? undefined : findTagReplacement(name)?.becomes;
    return becomes === undefined
      ? keepTag(node, migration, context)
      : writeShape(becomes, node, migration, context);
  }
  switch (name) {
    case "":
      return rewriteInner(node, migration, context);
    case "GitBookCode":
      return writeGitBookCode(node, migration, context);
    case "GitBookEmbed":
      return writeVideo(node, migration, context);
    case "GitBookRef":
      return rewriteInner(node, migration, context);
    case "Tabs":
      return writeTabs(node, migration, context);
    case "TabItem":
      return writeTab(node, migration, context);
    case "Steps":
      return writeSteps(node, migration, context);
    case "Card":
      return writeCard(node, migration, context);
    case "CardGrid":
      return writeCards(node, migration, context);
    case "Icon":
      return "";
    case "Tooltip":
      return writeShape("words", node, migration, context);
    default: {
      const becomes = findComponentReplacement(name)?.becomes;
      return becomes === undefined
        ? keepComponent(node, migration, context)
        : writeShape(becomes, node, migration, context);
    }
  }
}

function writeShape(
  shape: Shape,
  node: JsxNode,
  migration: Migration,
  context: RewriteContext,
): string {
  const get = (name: string): string | undefined => attributeOf(node, name, migration);
  const inner = (): string => rewriteInner(node, migration, context);
  const unused = (...used: string[]): string => noteUnused(node, used, migration);
  switch (shape) {
    case "bold":
      return `**${inner()}**`;
    case "italic":
      return `*${inner()}*`;
    case "code":
      return `\`${inner().replace(/\\(?=[{<])/g, "")}\``;
    case "code block":
      return writeCodeBlock(node, migration, context);
    case "code tabs":
      return rewriteInner(node, migration, { ...context, codeTabs: true });
    case "card":
      return writeCard(node, migration, context);
    case "cards":
      return writeCards(node, migration, context);
    case "details": {
      const { summary, content } = takeSummary(inner());
      const title = get("title") ?? get("summary") ?? summary ?? "Details";
      const mark = unused("title", "summary", "defaultOpen", "description", "iconType");
      return `${mark}<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
    }
    case "heading": {
      const mark = note(
        migration,
        `"${get("label") ?? ""}" is a heading now.`,
        "See that the headings below it are one level deeper.",
      );
      return `${mark}${unused("label")}## ${get("label") ?? "Update"}\n\n${inner()}`;
    }
    case "link":
      return writeLink(node, migration, context);
    case "list":
      return writeList(node, migration, context);
    case "picture":
      return writePicture(node, migration, context);
    case "rule":
      return "---";
    case "tab":
      return writeTab(node, migration, context);
    case "table":
      return writeTable(node, migration, context);
    case "video":
      return writeVideo(node, migration, context);
    case "words":
      return unused() + inner();
    default: {
      const kind = kindOf(get("type") ?? get("style") ?? get("variant"), shape.slice(3));
      return (
        unused("type", "style", "variant", "title") + toAdmonition(kind, get("title"), inner())
      );
    }
  }
}

/** The kind an admonition says it is of, in our words. */
function kindOf(written: string | undefined, usual: string): string {
  const name = written?.toLowerCase() ?? usual;
  if (Object.hasOwn(ADMONITION_TITLES, name)) return name;
  const becomes = findAdmonitionReplacement(name)?.becomes;
  return becomes?.startsWith(":::") === true ? becomes.slice(3) : usual;
}

/** `<summary>` as the first thing of a `<Details>` of Docusaurus. */
function takeSummary(content: string): { summary?: string; content: string } {
  const [whole, summary] = /^<summary>([\s\S]*?)<\/summary>\s*/.exec(content) ?? [];
  return whole === undefined ? { content } : { summary, content: content.slice(whole.length) };
}

/** A tag that a doc may have, without what only styles it. */
function keepTag(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const name = nameOf(node);
  if (name === "details") {
    const { summary = "Details", content } = takeSummary(rewriteInner(node, migration, context));
    return `<details>\n<summary>${summary.trim()}</summary>\n\n${content}\n\n</details>`;
  }
  if (node.children.length === 0)
    return /^(?:br|wbr)$/.test(name) ? `<${name} />` : sourceOf(node, migration);
  if (!isAllowedTag(name)) return sourceOf(node, migration);
  return `<${name}>${rewriteInner(node, migration, context)}</${name}>`;
}

/** The source of an element with what stands inside rewritten, as if it began on the first column. */
function keepSource(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const { from, to } = innerOf(node, migration);
  const inner = rewriteBetween(node.children, { from, to }, migration, context);
  const { source } = migration;
  const text = source.slice(startOf(node), from) + inner + source.slice(to, endOf(node));
  return node.type === "mdxJsxFlowElement" ? outdent(text, indentOf(node, migration)) : text;
}

/** A component of ours as it is written here; nothing of it has to change but what stands inside. */
function isOurs(node: JsxNode, context: RewriteContext): boolean {
  const name = nameOf(node);
  const rule = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  const names = node.attributes.map((one) => (one.type === "mdxJsxAttribute" ? one.name : ""));
  if (!rule || names.some((one) => !Object.hasOwn(rule.attributes, one))) return false;
  const inside = elementsOf(node).map(nameOf);
  switch (name) {
    case "Tabs":
      return inside.every((one) => one === "TabItem");
    case "TabItem":
      return names.includes("label") || context.tabLabels === undefined;
    case "Steps":
      return !inside.includes("Step");
    case "Card":
      return context.cards === true && node.children.length > 0;
    default:
      return true;
  }
}

/** A component of ours without attributes of others, or one that nobody knows. */
function keepComponent(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const name = nameOf(node);
  const rule = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  if (!rule) return keepSource(node, migration, context);
  const own = Object.keys(rule.attributes);
  const attributes = migrateAttributes(node, own, migration);
  const written =
    node.children.length === 0
      ? emptyTag(name, attributes)
      : wrap(openTag(name, attributes), rewriteInner(node, migration, context), `</${name}>`);
  return noteUnused(node, own, migration) + written;
}

/** A page that was imported is a fragment here: one beside the page, or one of all pages. */
function writeInclude(target: string, migration: Migration): string {
  const name = target.replace(/^.*\//, "").replace(/\.mdx?$/, ".md");
  if (target.startsWith(".")) return emptyTag("Include", { src: target.replace(/\.mdx$/, ".md") });
  const mark = note(
    migration,
    `The page includes ${target}, of the other site's root.`,
    `Convert that file too, as content/fragments/${name}.`,
  );
  return mark + emptyTag("Include", { src: `fragments/${name}` });
}
