import type { Root } from "mdast";
import { DESCRIPTION_LENGTH } from "../../base/frontmatter";
import { plainText } from "../../markdown/base/plain-text";

/** Splits a text after each sentence. */
const toSentences = (text: string): string[] => text.split(/(?<=[.!?])\s(?=\S)/);

/**
 * Writes a description from a page's first sentences, as Docusaurus and GitBook do for a page without a description;
 * undefined if no sentences fit. If the page has a description that is too short, the sentences are added to it.
 */
export function describePage(root: Root, written = ""): string | undefined {
  const paragraphs = root.children.flatMap((node) =>
    node.type === "paragraph" && node.children.some((child) => child.type === "text")
      ? [plainText(node).replace(/\s+/g, " ").trim()]
      : [],
  );
  const start = written === "" || /[.!?]$/.test(written) ? written : `${written}.`;
  const sentences = paragraphs.flatMap(toSentences).filter((one) => !start.includes(one));
  // If the first sentence is too long, a later one may fit.
  const firsts = sentences.slice(0, 5).map((_, first) => join(start, sentences.slice(first)));
  return firsts.find((one) => one !== start && one.length >= DESCRIPTION_LENGTH.min);
}

/** Adds sentences to a text until the text is long enough, or the next sentence would make it too long. */
function join(start: string, sentences: readonly string[]): string {
  let text = start;
  for (const sentence of sentences) {
    const longer = [text, sentence].filter(Boolean).join(" ");
    if (longer.length > DESCRIPTION_LENGTH.max) break;
    text = longer;
    if (text.length >= DESCRIPTION_LENGTH.min) break;
  }
  // A sentence before a list or a code block ends with a colon.
  return text.replace(/:$/, ".");
}
