import type { Image, PhrasingContent } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { resolveFrom } from "../../base/relative-path";
import { SCHEME } from "../../faults/scheme";
import { isDrawing } from "../base/named-file";
import { plainText } from "../base/plain-text";
import type { MarkdownContext } from "../base/render-context";
import { readInlineRule } from "../render/components";
import { isRawTag, nameOf } from "../render/html/raw-html";
import { emphasis, text } from "./markdown-nodes";
import { addPlaceholder } from "./twin-placeholders";

/** Converts inline content to plain Markdown. */
export function inlineToMarkdown(
  nodes: readonly PhrasingContent[],
  context: MarkdownContext,
): PhrasingContent[] {
  return nodes.flatMap((node) => inlineNodeToMarkdown(node, context));
}

function inlineNodeToMarkdown(node: PhrasingContent, context: MarkdownContext): PhrasingContent[] {
  switch (node.type) {
    case "text":
    case "inlineCode":
    case "inlineMath":
      return [{ type: node.type, value: node.value }];
    case "break":
      return [{ type: "break" }];
    case "emphasis":
    case "strong":
    case "delete":
      return [{ type: node.type, children: inlineToMarkdown(node.children, context) }];
    case "link": {
      const { url, title } = node;
      const children = inlineToMarkdown(node.children, context);
      return [{ type: "link", url: urlForMarkdown(url, context), title, children }];
    }
    case "image":
      return [imageToMarkdown(node.url, plainText(node), context, node.title)];
    case "footnoteReference":
      return [footnoteToMarkdown(node.identifier, context)];
    case "mdxJsxTextElement":
      return isRawTag(nameOf(node))
        ? tagToMarkdown(node, context)
        : componentToMarkdown(node, context);
    case "mdxTextExpression":
      return []; // This is a comment: all other expressions have been reported.
    case "linkReference":
    case "imageReference":
      return [text(`[${plainText(node)}]`)];
    case "html":
    case "textDirective":
      throw new Error(`The parser returned an unsupported node: ${node.type}`);
  }
}

/** Returns a link's URL, or a mark if the URL depends on the whole site. */
export function urlForMarkdown(url: string, { file, placeholders }: MarkdownContext): string {
  // A URL with an ampersand also becomes a mark: otherwise, the Markdown printer would put a backslash before the
  // ampersand, and a program might keep it.
  const isPlain = SCHEME.test(url) && !url.includes("&");
  return isPlain ? url : addPlaceholder({ kind: "link", target: url, file }, placeholders);
}

/** Converts a picture. A drawing becomes its text alternative, since it's part of the page's HTML and has no URL. */
export function imageToMarkdown(
  src: string,
  alt: string,
  context: MarkdownContext,
  title?: Image["title"],
): PhrasingContent {
  if (src.startsWith("/")) return { type: "image", url: urlForMarkdown(src, context), alt, title };
  const asset = resolveFrom(context.file, src) ?? src;
  if (isDrawing(asset)) return emphasis(`Figure: ${alt}`);
  const url = addPlaceholder({ kind: "picture", asset, alt }, context.placeholders);
  return { type: "image", url, alt, title };
}

function footnoteToMarkdown(
  identifier: string,
  { gathered, numbering }: MarkdownContext,
): PhrasingContent {
  const { footnotes } = gathered;
  const { usedFootnotes } = numbering;
  if (!footnotes.has(identifier)) return text(`[^${identifier}]`);
  if (!usedFootnotes.includes(identifier)) usedFootnotes.push(identifier);
  return { type: "footnoteReference", identifier: footnoteLabel(identifier, usedFootnotes) };
}

/** Returns the label of a footnote, which is the number that readers see. */
export const footnoteLabel = (identifier: string, used: readonly string[]): string =>
  String(used.indexOf(identifier) + 1);

/** Converts an inline HTML tag to Markdown. `<sub>` and `<sup>` are kept: otherwise, 10^18 would become 1018. */
function tagToMarkdown(node: MdxJsxTextElement, context: MarkdownContext): PhrasingContent[] {
  const children = inlineToMarkdown(node.children, context);
  switch (node.name) {
    case "br":
      return [{ type: "break" }];
    case "del":
      return [{ type: "delete", children }];
    case "sub":
    case "sup":
      return [
        { type: "html", value: `<${node.name}>` },
        ...children,
        { type: "html", value: `</${node.name}>` },
      ];
    case "abbr": {
      const title = node.attributes.find((one) => "name" in one && one.name === "title")?.value;
      return typeof title === "string" ? [...children, text(` (${title})`)] : children;
    }
    default:
      return children;
  }
}

function componentToMarkdown(node: MdxJsxTextElement, context: MarkdownContext): PhrasingContent[] {
  const found = readInlineRule(node, context);
  if (!found) return [];
  return found.rule.markdown(node, found.props, context, inlineToMarkdown(node.children, context));
}
