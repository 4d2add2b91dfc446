import type { Nodes } from "mdast";
import type { ContainerDirective } from "mdast-util-directive";
import { escapeAttribute, escapeText } from "../../../base/escape";
import type { CodeSegment } from "../../../base/segments";
import { assistants, formatOpenIn, formatPrompt } from "../../base/assistants";
import { type Markup, element } from "../../base/markup";
import { plainText } from "../../base/plain-text";
import { type RenderContext, report } from "../../base/render-context";
import { splitAdmonition } from "./admonitions";
import { addText } from "./search-text";

/**
 * Maximum length of a prompt. It becomes part of a URL, where a single character may be encoded as three or more
 * characters.
 */
const MAX_CHARACTERS = 2000;

const DEFAULT_TITLE = "Prompt";

/** A prompt's title and text. */
interface Prompt {
  readonly title: string;
  readonly text: string;
}

export function readPrompt(node: ContainerDirective): Prompt {
  const { label } = splitAdmonition(node);
  return { title: label ? plainText(label) : DEFAULT_TITLE, text: node.data?.prompt ?? "" };
}

/** Renders `:::prompt[Title]`: its text, a copy button, and links that open it in an assistant. */
export function renderPrompt(node: ContainerDirective, context: RenderContext): Markup {
  const { title, text } = readPrompt(node);
  checkPrompt(node, text, context);
  addText(context, `${title} ${text}`);
  const block: CodeSegment = {
    kind: "code",
    language: "text",
    lines: text.split("\n"),
    title,
    marked: [],
    notes: [],
    notePrefix: `note-${context.numbering.count("code block")}`,
  };
  const links = assistants.map(
    (assistant) =>
      `<a class="external" href="${escapeAttribute(formatPrompt(assistant, text))}" target="_blank" rel="noopener">${escapeText(formatOpenIn(assistant))}</a>`,
  );
  return element("div", { class: "prompt" }, [block, `<p>${links.join(" · ")}</p>`]);
}

function checkPrompt(node: ContainerDirective, text: string, context: RenderContext): void {
  if (text.trim() === "") {
    report(context, node, {
      rule: "prompt/empty",
      problem: "This prompt is empty.",
      fix: "Write its text between the two ::: lines, or remove them.",
    });
  }
  if (text.length > MAX_CHARACTERS) {
    report(context, node, {
      rule: "prompt/too-long",
      problem: `This prompt has ${text.length} characters; at most ${MAX_CHARACTERS} are allowed, because it becomes part of a URL.`,
      fix: "Shorten the prompt, for instance by referring to a page with the details.",
    });
  }
  const element = findElement(node);
  if (element) {
    report(context, element, {
      rule: "prompt/component",
      problem: "A prompt is copied as written, so it can't contain a component or a tag.",
      fix: "Write the words that readers should copy.",
    });
  }
}

/** Finds an element or expression in a prompt, since readers would copy its source instead of its output. */
function findElement(node: Nodes): Nodes | undefined {
  if (node.type.startsWith("mdx")) return node;
  if (!("children" in node)) return undefined;
  for (const child of node.children) {
    const found = findElement(child);
    if (found) return found;
  }
  return undefined;
}
