import { COMPONENTS } from "../markdown/components/component-registry";
import type { JsxNode } from "../markdown/components/props";
import { ADMONITION_TITLES } from "../markdown/html/admonitions";
import { isAllowedTag, isRawTag, nameOf } from "../markdown/html/raw-html";
import {
  type Shape,
  foreignAdmonition,
  foreignComponent,
  foreignTag,
} from "../markdown/slips/foreign-names";
import { attributeOf, noteUnused, toOwnAttributes } from "./attributes";
import { emptyTag, openTag, outdent, toAdmonition, wrap } from "./blocks";
import { elementsOf, innerOf, rewriteInner } from "./inner";
import { type Migration, note } from "./migration";
import { type Within, endOf, indentOf, rewriteBetween, sourceOf, startOf } from "./rewrite";
import { writeCard, writeCards } from "./write-cards";
import { writeCodeBlock, writeGitBookCode } from "./write-code";
import { writeLink } from "./write-link";
import { writeList, writeTable } from "./write-lists";
import { writePicture, writeVideo } from "./write-media";
import { writeSteps, writeTab, writeTabs } from "./write-tabs";

/** An element in our dialect; one that nobody knows stays, for a fault to tell. */
export function writeElement(node: JsxNode, migration: Migration, within: Within): string {
  const name = nameOf(node);
  const imported = migration.imports.get(name);
  if (imported !== undefined && /\.mdx?$/.test(imported)) return writeInclude(imported, migration);
  if (isOurs(node, within))
    return keepSource(node, migration, { ...within, cards: name === "CardGrid" });
  if (isRawTag(name)) {
    const becomes = isAllowedTag(name) ? undefined : foreignTag(name)?.becomes;
    return becomes === undefined
      ? keepTag(node, migration, within)
      : writeShape(becomes, node, migration, within);
  }
  switch (name) {
    case "":
      return rewriteInner(node, migration, within);
    case "GitBookCode":
      return writeGitBookCode(node, migration, within);
    case "GitBookEmbed":
      return writeVideo(node, migration, within);
    case "GitBookRef":
      return rewriteInner(node, migration, within);
    case "Tabs":
      return writeTabs(node, migration, within);
    case "TabItem":
      return writeTab(node, migration, within);
    case "Steps":
      return writeSteps(node, migration, within);
    case "Card":
      return writeCard(node, migration, within);
    case "CardGrid":
      return writeCards(node, migration, within);
    case "Icon":
      return "";
    case "Tooltip":
      return writeShape("words", node, migration, within);
    default: {
      const becomes = foreignComponent(name)?.becomes;
      return becomes === undefined
        ? keepComponent(node, migration, within)
        : writeShape(becomes, node, migration, within);
    }
  }
}

function writeShape(shape: Shape, node: JsxNode, migration: Migration, within: Within): string {
  const get = (name: string): string | undefined => attributeOf(node, name, migration);
  const inner = (): string => rewriteInner(node, migration, within);
  const unused = (...used: string[]): string => noteUnused(node, used, migration);
  switch (shape) {
    case "bold":
      return `**${inner()}**`;
    case "italic":
      return `*${inner()}*`;
    case "code":
      return `\`${inner().replace(/\\(?=[{<])/g, "")}\``;
    case "code block":
      return writeCodeBlock(node, migration, within);
    case "code tabs":
      return rewriteInner(node, migration, { ...within, codeTabs: true });
    case "card":
      return writeCard(node, migration, within);
    case "cards":
      return writeCards(node, migration, within);
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
      return writeLink(node, migration, within);
    case "list":
      return writeList(node, migration, within);
    case "picture":
      return writePicture(node, migration, within);
    case "rule":
      return "---";
    case "tab":
      return writeTab(node, migration, within);
    case "table":
      return writeTable(node, migration, within);
    case "video":
      return writeVideo(node, migration, within);
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
  const becomes = foreignAdmonition(name)?.becomes;
  return becomes?.startsWith(":::") === true ? becomes.slice(3) : usual;
}

/** `<summary>` as the first thing of a `<Details>` of Docusaurus. */
function takeSummary(content: string): { summary?: string; content: string } {
  const [whole, summary] = /^<summary>([\s\S]*?)<\/summary>\s*/.exec(content) ?? [];
  return whole === undefined ? { content } : { summary, content: content.slice(whole.length) };
}

/** A tag that a doc may have, without what only styles it. */
function keepTag(node: JsxNode, migration: Migration, within: Within): string {
  const name = nameOf(node);
  if (name === "details") {
    const { summary = "Details", content } = takeSummary(rewriteInner(node, migration, within));
    return `<details>\n<summary>${summary.trim()}</summary>\n\n${content}\n\n</details>`;
  }
  if (node.children.length === 0)
    return /^(?:br|wbr)$/.test(name) ? `<${name} />` : sourceOf(node, migration);
  if (!isAllowedTag(name)) return sourceOf(node, migration);
  return `<${name}>${rewriteInner(node, migration, within)}</${name}>`;
}

/** The source of an element with what stands inside rewritten, as if it began on the first column. */
function keepSource(node: JsxNode, migration: Migration, within: Within): string {
  const { from, to } = innerOf(node, migration);
  const inner = rewriteBetween(node.children, { from, to }, migration, within);
  const { source } = migration;
  const text = source.slice(startOf(node), from) + inner + source.slice(to, endOf(node));
  return node.type === "mdxJsxFlowElement" ? outdent(text, indentOf(node, migration)) : text;
}

/** A component of ours as it is written here; nothing of it has to change but what stands inside. */
function isOurs(node: JsxNode, within: Within): boolean {
  const name = nameOf(node);
  const rule = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  const names = node.attributes.map((one) => (one.type === "mdxJsxAttribute" ? one.name : ""));
  if (!rule || names.some((one) => !Object.hasOwn(rule.attributes, one))) return false;
  const inside = elementsOf(node).map(nameOf);
  switch (name) {
    case "Tabs":
      return inside.every((one) => one === "TabItem");
    case "TabItem":
      return names.includes("label") || within.tabLabels === undefined;
    case "Steps":
      return !inside.includes("Step");
    case "Card":
      return within.cards === true && node.children.length > 0;
    default:
      return true;
  }
}

/** A component of ours without attributes of others, or one that nobody knows. */
function keepComponent(node: JsxNode, migration: Migration, within: Within): string {
  const name = nameOf(node);
  const rule = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  if (!rule) return keepSource(node, migration, within);
  const own = Object.keys(rule.attributes);
  const attributes = toOwnAttributes(node, own, migration);
  const written =
    node.children.length === 0
      ? emptyTag(name, attributes)
      : wrap(openTag(name, attributes), rewriteInner(node, migration, within), `</${name}>`);
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
