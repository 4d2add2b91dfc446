import * as labels from "../../site/labels";
import { announce } from "../base/announce";
import { readStored, writeStored } from "../base/storage";
import { findPlaceholders, isOwnValue, listAssigned } from "./code-placeholders";

const keyOf = (name: string): string => `value.${name}`;

const readValue = (name: string): string | null =>
  readStored(keyOf(name), (value) => isOwnValue(name, value));

/**
 * Turns the placeholders in the page's code into buttons. A click replaces one with a field, and what the reader types
 * there is shown and copied in every block of every page. Values stay on the reader's device.
 */
export function offerOwnValues(): void {
  const codes = [...document.querySelectorAll<HTMLElement>(".code-block code")];
  const assigned = listAssigned(codes.map(({ textContent }) => textContent));
  for (const code of codes) {
    if (code.querySelector("[data-own-value]")) continue;
    const language = code.closest<HTMLElement>(".code-block")?.dataset.language ?? "";
    const found = findPlaceholders(code.textContent, language, assigned);
    // The last one first, because a button changes the positions of nothing before it.
    for (const { name, start, end } of found.reverse()) replaceText(code, start, end, name);
  }
}

// Values that were typed or cleared in another tab. This module is loaded once per visit.
addEventListener("storage", ({ key }) => {
  const name = /^value\.(\w+)$/.exec(key ?? "")?.[1];
  if (name !== undefined) showValue(name, readValue(name));
});

/** Replaces a stretch of the code's text, which may lie in several elements, with a button. */
function replaceText(code: HTMLElement, start: number, end: number, name: string): void {
  const range = document.createRange();
  const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let at = 0;
  for (let text = texts.nextNode(); text && at < end; text = texts.nextNode()) {
    const { length } = text.textContent ?? "";
    if (at <= start && start < at + length) range.setStart(text, start - at);
    if (at < end && end <= at + length) range.setEnd(text, end - at);
    at += length;
  }
  const button = document.createElement("button");
  button.type = "button";
  button.className = "own-value";
  button.dataset.ownValue = name;
  button.dataset.placeholder = range.toString();
  button.addEventListener("click", () => {
    edit(button, name);
  });
  range.deleteContents();
  range.insertNode(button);
  show(button, readValue(name));
}

function show(button: HTMLElement, value: string | null): void {
  const { placeholder = "" } = button.dataset;
  button.textContent = value ?? placeholder;
  button.toggleAttribute("data-filled", value !== null);
  button.title = labels.formatOwnValue(placeholder);
}

function showValue(name: string, value: string | null): void {
  for (const button of document.querySelectorAll<HTMLElement>(`[data-own-value="${name}"]`))
    show(button, value);
}

/** Shows a field in place of the button, until the reader confirms, cancels or goes elsewhere. */
function edit(button: HTMLElement, name: string): void {
  const field = document.createElement("input");
  field.type = "search"; // Browsers add a cross that empties it.
  field.className = "own-value-field";
  field.value = readValue(name) ?? "";
  field.placeholder = button.dataset.placeholder ?? "";
  field.ariaLabel = button.title;
  field.autocomplete = "off";
  field.autocapitalize = "off";
  field.spellcheck = false;
  let isOpen = true;
  const close = (): void => {
    isOpen = false; // Removing a focused field also ends its focus.
    field.remove();
    button.hidden = false;
  };
  const accept = (): boolean => {
    const value = field.value.trim();
    if (value !== "" && !isOwnValue(name, value)) return false;
    const kept = value === "" ? null : value;
    if (kept !== readValue(name)) announce(kept === null ? labels.valueCleared : labels.valueKept);
    writeStored(keyOf(name), kept);
    close();
    showValue(name, kept);
    return true;
  };
  field.addEventListener("input", () => {
    field.setCustomValidity("");
  });
  field.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") close();
    else if (key !== "Enter") return;
    else if (!accept()) {
      field.setCustomValidity(labels.valueRefused);
      field.reportValidity();
      return;
    }
    button.focus();
  });
  field.addEventListener("blur", () => {
    if (!isOpen || accept()) return;
    close();
    announce(labels.valueRefused);
  });
  button.hidden = true;
  button.after(field);
  field.focus();
}
