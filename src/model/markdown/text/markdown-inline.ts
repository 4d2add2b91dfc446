import type { Image, PhrasingContent } from "mdast";
import type { MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { SCHEME } from "../../../faults/scheme";
import { readInlineRule } from "../components/components";
import { plainText } from "../html/plain-text";
import { isRawTag, nameOf } from "../html/raw-html";
import type { MarkdownContext } from "../html/render-context";
import { resolveFrom } from "../relative-path";
import { emphasis, text } from "./markdown-nodes";
import { addMark } from "./twin-marks";

/** Content of a sentence as plain Markdown. */
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
      return []; // A comment; anything else was a fault.
    case "linkReference":
    case "imageReference":
      return [text(`[${plainText(node)}]`)];
    case "html":
    case "textDirective":
      throw new Error(`The parser gave a node it was told not to make: ${node.type}`);
  }
}

/** Where a link leads: an address as it is, and a mark for what the whole site has to tell. */
export function urlForMarkdown(url: string, { file, placeholders }: MarkdownContext): string {
  // The writer of Markdown would put a backslash before an ampersand, and a machine might take it along.
  const isPlain = SCHEME.test(url) && !url.includes("&");
  return isPlain ? url : addMark({ kind: "link", target: url, file }, placeholders);
}

/** A picture with its text; a drawing is part of its page's HTML and has no address, so its text stands for it. */
export function imageToMarkdown(
  src: string,
  alt: string,
  context: MarkdownContext,
  title?: Image["title"],
): PhrasingContent {
  if (src.startsWith("/")) return { type: "image", url: urlForMarkdown(src, context), alt, title };
  const asset = resolveFrom(context.file, src) ?? src;
  if (asset.endsWith(".svg")) return emphasis(`Figure: ${alt}`);
  const url = addMark({ kind: "picture", asset, alt }, context.placeholders);
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

/** Footnotes are numbered as readers see them. */
export const footnoteLabel = (identifier: string, used: readonly string[]): string =>
  String(used.indexOf(identifier) + 1);

/** A raw tag among words: what Markdown has a sign for, and sub and sup, without which 10^18 would be 1018. */
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
