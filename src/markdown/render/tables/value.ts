import { escapeAttribute, escapeText } from "../../../base/escape";
import { type Markup, markup } from "../../base/markup";
import { splitValue } from "./value-parts";

/** A page of a block explorer: its rendered `href` and its name. */
export interface ValuePage {
  readonly href: Markup;
  readonly name: string;
}

/**
 * Renders text that readers copy, such as an address, a chain id or a URL: in full if there is room, otherwise without
 * its middle (styles/values.css). The HTML contains the whole text, so that it can be selected, printed and found.
 * `label` is the accessible name of the copy button. components/ui/Value.tsx does the same in React.
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
