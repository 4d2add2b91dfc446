import { slug } from "github-slugger";
import type { Heading, PhrasingContent } from "mdast";
import { escapeAttribute } from "../../../base/escape";
import { isPageId } from "../../../base/page-ids";
import { isBlank } from "../../../faults/odd-text";
import type { Markup } from "../../base/markup";
import { plainText } from "../../base/plain-text";
import { type RenderContext, positionOf, report } from "../../base/render-context";
import { renderInline } from "./render-inline";
import { reserveId } from "./reserve-id";
import { startSection } from "./search-text";

const CUSTOM_ID = /^#([\p{L}\p{N}_.:-]+)$/u;

/** Splits `{#custom-id}` from the end of a heading's content. */
export function takeCustomId(heading: Heading): { id?: string; content: PhrasingContent[] } {
  const last = heading.children.at(-1);
  const id =
    last?.type === "mdxTextExpression" ? CUSTOM_ID.exec(last.value.trim())?.[1] : undefined;
  if (id === undefined) return { content: heading.children };
  const content = heading.children.slice(0, -1);
  const text = content.at(-1);
  if (text?.type === "text") content[content.length - 1] = { ...text, value: text.value.trimEnd() };
  return { id, content };
}

/** Creates a heading's id from its text. If the page itself uses this id, the heading's id gets a prefix. */
function slugOf(title: string, { numbering }: RenderContext): string {
  // The text of a heading such as "???" has no letters or digits to make an id from.
  const hasWords = slug(title) !== "";
  const id = numbering.slugger.slug(hasWords ? title : "section");
  return isPageId(id) ? numbering.slugger.slug(`section ${title}`) : id;
}

/**
 * Renders a heading with its id and its anchor. A level-1 heading is a fault, because the page's title already is one.
 */
export function renderHeading(heading: Heading, context: RenderContext): Markup {
  const { id: customId, content } = takeCustomId(heading);
  const title = content.map(plainText).join("").trim();
  if (heading.depth === 1) {
    report(context, heading, {
      rule: "heading/second-h1",
      problem: "A page has only one level-1 heading: its title, from the frontmatter.",
      fix: "Write ## for this heading, or remove it if it repeats the title.",
    });
  }
  if (isBlank(title)) {
    report(context, heading, {
      rule: "heading/empty",
      problem: "This heading is empty.",
      fix: "Write its text after the #, or remove it.",
    });
  }
  const id = customId ?? slugOf(title, context);
  reserveId(id, heading, context);
  startSection(context, { depth: heading.depth, id, title, ...positionOf(heading, context) });
  const tag = `h${heading.depth}`;
  const safeId = escapeAttribute(id);
  return [
    `<${tag} id="${safeId}">`,
    renderInline(content, { ...context, within: "heading" }),
    `<a class="heading-anchor" href="#${safeId}" aria-label="Link to this section"></a></${tag}>`,
  ];
}
