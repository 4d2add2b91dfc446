import { escapeAttribute, escapeText } from "../html/escape";
import { type Markup, markup } from "../markup";
import { splitValue } from "./value-parts";

/** A page of a block explorer: its rendered `href` and its name. */
export interface ValuePage {
  readonly href: Markup;
  readonly name: string;
}

/**
 * Renders text that people copy, such as an address, a chain id or a URL: in full if it fits, otherwise with its middle
 * left out (styles/values.css). The HTML has the whole text, so that it can be selected, printed and found. `label` is
 * the name of the copy button. components/ui/Value.tsx does the same in React.
 */
export function valueToMarkup(text: string, label: string, page?: ValuePage): Markup {
  const open = page
    ? markup`<a class="value-open external"${page.href} aria-label="${escapeAttribute(page.name)}"></a>`
    : "";
  return markup`<span class="value"><code>${partsToHtml(text)}</code><button type="button" class="value-copy" data-copy aria-label="${escapeAttribute(label)}"></button>${open}</span>`;
}

function partsToHtml(text: string): string {
  const parts = splitValue(text).map(escapeText);
  return parts.length === 1 ? parts.join("") : parts.map((part) => `<span>${part}</span>`).join("");
}
