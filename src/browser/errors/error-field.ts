import * as labels from "../../site/error-labels";
import { withBase } from "../../site/paths/base-path";
import { type Explanation, explainRevert } from "./explain-revert";
import { findMessageRow } from "./find-message";
import { findRevertData } from "./revert-data";

/** Explains text that a reader pastes into the page's field, including text pasted while this script was loading. */
export function watchErrorField(): void {
  const box = document.querySelector<HTMLElement>("[data-error-field]:not([data-watched])");
  const field = box?.querySelector("textarea");
  const output = box?.querySelector("output");
  if (!box || !field || !output) return;
  box.dataset.watched = "";
  let last = 0;
  const show = (): void => {
    last += 1;
    const asked = last;
    void explain(field.value).then((parts) => {
      if (asked === last) output.replaceChildren(...parts);
    });
  };
  field.addEventListener("input", show);
  show();
}

/** Lengths of a link's text and of a decoded value. What a reader pastes may have megabytes. */
const LONGEST_LINK = 100;
const LONGEST_VALUE = 2000;

const cut = (text: string, length: number): string =>
  text.length > length ? `${text.slice(0, length)}…` : text;

/** Explains a pasted message using this page's table rows, or pasted revert data using the list of all known errors. */
async function explain(text: string): Promise<Node[]> {
  const data = findRevertData(text);
  if (data === undefined) return explainMessage(text);
  const found = await explainRevert(data);
  return [
    ...toElements(found),
    ...(found.reason === undefined ? [] : explainMessage(found.reason)),
  ];
}

function explainMessage(text: string): Node[] {
  const message = text.trim();
  if (message === "") return [];
  const row = findMessageRow(
    message,
    document.querySelectorAll<HTMLTableRowElement>(".prose tr[id]"),
  );
  if (!row) {
    // Unlike encodeURIComponent, this accepts a character that was cut in half.
    const query = new URLSearchParams({ q: message.slice(0, 300) });
    const link = toLink(withBase(`/search?${query.toString()}`), cut(message, LONGEST_LINK));
    return [toParagraph(`${labels.noErrorRow} `, link)];
  }
  const heads = [...(row.closest("table")?.tHead?.rows[0]?.cells ?? [])];
  const cells = [...row.cells].slice(1).map((cell, at) => {
    const name = heads[at + 1]?.textContent.trim() ?? "";
    const copy = [...cell.childNodes].map((part) => part.cloneNode(true));
    return toParagraph(toStrong(name), " ", ...copy);
  });
  const code = row.cells[0]?.querySelector("code")?.textContent ?? "";
  return [toParagraph(toLink(`#${row.id}`, toCode(code))), ...cells];
}

function toElements({
  title,
  arguments: values,
  cause,
  fix,
  note,
  reason,
  href,
}: Explanation): Node[] {
  const name = toCode(title);
  const list = document.createElement("dl");
  for (const one of values) {
    const term = document.createElement("dt");
    term.append(toCode(one.name));
    const value = document.createElement("dd");
    value.append(toCode(cut(one.value, LONGEST_VALUE)));
    list.append(term, value);
  }
  return [
    toParagraph(href === undefined ? name : toLink(withBase(href), name)),
    ...(values.length > 0 ? [list] : []),
    ...(note === undefined ? [] : [toParagraph(note)]),
    ...(reason === undefined ? [] : [toParagraph(toCode(cut(reason, LONGEST_VALUE)))]),
    ...(cause === undefined
      ? []
      : [toParagraph(toStrong(labels.errorCause), " ", ...withCode(cause))]),
    ...(fix === undefined ? [] : [toParagraph(toStrong(labels.errorFix), " ", ...withCode(fix))]),
  ];
}

const toParagraph = (...parts: (Node | string)[]): HTMLElement => toElement("p", parts);
const toStrong = (text: string): HTMLElement => toElement("strong", [text]);
const toCode = (text: string): HTMLElement => toElement("code", [text]);

function toElement(tag: string, parts: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(tag);
  element.append(...parts);
  return element;
}

function toLink(href: string, ...parts: (Node | string)[]): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = href;
  link.className = "text-link";
  link.append(...parts);
  return link;
}

/** Formats the parts of a sentence that are in backticks as code. */
const withCode = (text: string): (Node | string)[] =>
  text.split("`").map((part, at) => (at % 2 === 1 ? toCode(part) : part));
