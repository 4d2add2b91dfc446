import {
  type Shape,
  findAdmonitionReplacement,
  findComponentReplacement,
  findTagReplacement,
} from "../../base/replacements";
import type { JsxNode } from "../../markdown/base/props";
import { COMPONENTS } from "../../markdown/components/component-registry";
import { ADMONITION_TITLES } from "../../markdown/render/html/admonitions";
import { isAllowedTag, isRawTag, nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf, migrateAttributes, noteUnused, writtenValue } from "../base/attributes";
import { dedent, emptyTag, openTag, outdent, toAdmonition, wrap } from "../base/blocks";
import { elementsOf, innerOf, rewriteInner } from "../base/inner";
import { type Migration, leaveOut } from "../base/migration";
import {
  FIELD,
  type RewriteContext,
  endOf,
  indentOf,
  rewriteBetween,
  sourceOf,
  startOf,
} from "../base/rewrite";
import { writeOptions } from "./write-card-table";
import { writeCard, writeCards } from "./write-cards";
import { writeCodeBlock, writeGitBookCode } from "./write-code";
import { writeCommands } from "./write-commands";
import { writeFields } from "./write-fields";
import { writeInclude, writeSnippet } from "./write-include";
import { writeLink } from "./write-link";
import { writeList, writeTable } from "./write-lists";
import { writePicture, writeVideo } from "./write-media";
import { isIcon, writeHtmlHeading, writeTooltip, writeTree } from "./write-others";
import { writeSteps, writeTab, writeTabs } from "./write-tabs";

/** Converts an element. Unknown elements are kept, and are reported as faults. */
export function writeElement(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const name = nameOf(node);
  const imported = migration.imports.get(name);
  if (imported !== undefined && /\.mdx?$/.test(imported)) return writeInclude(imported, migration);
  const included = name === "Include" ? attributeOf(node, "src", migration) : undefined;
  const fragment = included === undefined ? undefined : migration.site.findFragment(included);
  if (fragment !== undefined) return emptyTag("Include", { src: fragment });
  const commands = /^(?:Tabs|CodeGroup)$/.test(name) ? writeCommands(node, migration) : undefined;
  if (commands !== undefined) return commands;
  if (isOurs(node, context))
    return keepSource(node, migration, { ...context, cards: name === "CardGrid" });
  if (FIELD.test(name)) return writeFields(node, migration, context);
  if (/^h[1-6]$/.test(name)) return writeHtmlHeading(node, migration, context);
  if (/^(?:i|em|span)$/.test(name) && isIcon(node, migration))
    return leaveOut(
      migration,
      `the icon ${sourceOf(node, migration)}`,
      "Icons can't be chosen here.",
    );
  if (name === "button")
    return leaveOut(
      migration,
      `the button ${sourceOf(node, migration).replace(/\s+/g, " ")}`,
      "Pages can't contain buttons.",
    );
  if (name === "select") return writeOptions(node, migration);
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
    case "Tabs.Tab":
      return writeTab(node, migration, context);
    case "Icon":
      return leaveOut(
        migration,
        `the icon ${sourceOf(node, migration)}`,
        "Icons can't be chosen here.",
      );
    case "Snippet":
      return writeSnippet(node, migration);
    case "Tree":
    case "FileTree":
      return writeTree(node, migration);
    case "TOCInline":
      return leaveOut(migration, "a table of contents", "Every page has one.");
    case "Tooltip":
      return writeTooltip(node, migration, context);
    default: {
      const becomes =
        findComponentReplacement(name)?.becomes ?? (/youtube/i.test(name) ? "video" : undefined);
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
    case "prompt": {
      const { from, to } = innerOf(node, migration);
      const title = (get("description") ?? get("title") ?? "").replace(/[*_`[\]]/g, "");
      const open = `:::prompt${title === "" ? "" : `[${title}]`}`;
      return (
        unused("description", "title", "actions") +
        wrap(open, dedent(migration.source.slice(from, to)), ":::")
      );
    }
    case "details": {
      const { summary, content } = takeSummary(inner());
      const title = get("title") ?? get("summary") ?? summary ?? "Details";
      const mark = unused("title", "summary", "defaultOpen", "description", "iconType");
      return `${mark}<details>\n<summary>${title}</summary>\n\n${content}\n\n</details>`;
    }
    case "heading": {
      const label = get("label") ?? get("date") ?? "Update";
      const content = rewriteInner(node, migration, {
        ...context,
        deeper: (context.deeper ?? 0) + 1,
      });
      const tags = [...(writtenValue(node, "tags") ?? "").matchAll(/[^[\]"',\s][^[\]"',]*/g)].join(
        ", ",
      );
      const below = [get("description"), tags === "" ? undefined : `Tags: ${tags}`].filter(Boolean);
      const facts = below.length === 0 ? "" : `${below.join(" ")}\n\n`;
      const mark = unused("label", "date", "tags", "description");
      return `${mark}## ${label}\n\n${facts}${content}`;
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
    case "words": {
      const break_ = context.inCell === true && /^(?:p|div)$/.test(nameOf(node)) ? "<br />" : "";
      const space =
        nameOf(node) === "span" && /\s<\/span>$/.test(sourceOf(node, migration)) ? " " : "";
      return unused() + inner() + space + break_;
    }
    default: {
      const kind = toAdmonitionKind(get("type") ?? get("style") ?? get("variant"), shape.slice(3));
      return (
        unused("type", "style", "variant", "title") + toAdmonition(kind, get("title"), inner())
      );
    }
  }
}

/** Converts the kind of an admonition. */
function toAdmonitionKind(kind: string | undefined, usual: string): string {
  const name = kind?.toLowerCase() ?? usual;
  if (Object.hasOwn(ADMONITION_TITLES, name)) return name;
  const becomes = findAdmonitionReplacement(name)?.becomes;
  return becomes?.startsWith(":::") === true ? becomes.slice(3) : usual;
}

/** Splits the `<summary>` from the content of a Docusaurus `<Details>`. */
function takeSummary(content: string): { summary?: string; content: string } {
  const [whole, summary] = /^<summary>([\s\S]*?)<\/summary>\s*/.exec(content) ?? [];
  return whole === undefined ? { content } : { summary, content: content.slice(whole.length) };
}

/** Keeps a tag. If docs may contain the tag, its attributes are dropped; otherwise, its source doesn't change. */
function keepTag(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const name = nameOf(node);
  const unused = isAllowedTag(name) ? noteUnused(node, ["open", "id"], migration) : "";
  return unused + keepTagOnly(name, node, migration, context);
}

function keepTagOnly(
  name: string,
  node: JsxNode,
  migration: Migration,
  context: RewriteContext,
): string {
  if (name === "details") {
    const { summary = "Details", content } = takeSummary(rewriteInner(node, migration, context));
    return `<details>\n<summary>${summary.trim()}</summary>\n\n${content}\n\n</details>`;
  }
  if (node.children.length === 0)
    return /^(?:br|wbr)$/.test(name) ? `<${name} />` : sourceOf(node, migration);
  if (!isAllowedTag(name)) return sourceOf(node, migration);
  return `<${name}>${rewriteInner(node, migration, context)}</${name}>`;
}

/** Keeps an element and converts its content. The result isn't indented. */
function keepSource(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const { from, to } = innerOf(node, migration);
  const inner = rewriteBetween(node.children, { from, to }, migration, context);
  const { source } = migration;
  const text = source.slice(startOf(node), from) + inner + source.slice(to, endOf(node));
  return node.type === "mdxJsxFlowElement" ? outdent(text, indentOf(node, migration)) : text;
}

/** True for one of our components if only its content needs to be converted. */
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

/**
 * Keeps one of our components but drops its unsupported attributes. For an unknown component, only the content is
 * converted.
 */
function keepComponent(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const name = nameOf(node);
  const rule = Object.hasOwn(COMPONENTS, name) ? COMPONENTS[name] : undefined;
  if (!rule) return keepSource(node, migration, context);
  const supported = Object.keys(rule.attributes);
  const attributes = migrateAttributes(node, supported, migration);
  const element =
    node.children.length === 0
      ? emptyTag(name, attributes)
      : wrap(openTag(name, attributes), rewriteInner(node, migration, context), `</${name}>`);
  return noteUnused(node, supported, migration) + element;
}
