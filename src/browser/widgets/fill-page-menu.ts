import {
  assistants,
  copyMarkdown,
  formatOpenIn,
  formatQuestion,
  markdownNotCopied,
} from "../../site/assistants";
import { copied } from "../../site/labels";
import { settings } from "../../site/settings";
import { announce } from "./announce";

const COPIED_MARK_MS = 2000;

/**
 * Adds all further entries to a doc's menu, which holds only the link to its Markdown at first: they would cost bytes
 * on every page.
 */
export function fillPageMenu(menu: HTMLDetailsElement): void {
  const list = menu.querySelector("ul");
  const link = list?.querySelector("a");
  if (!list || !link || list.childElementCount > 1) return;
  const path = link.pathname;
  const parts = [
    createCopyButton(path),
    ...assistants.map((assistant) => {
      const open = document.createElement("a");
      open.href = formatQuestion(assistant, settings.url + path);
      open.target = "_blank";
      open.rel = "noopener";
      open.className = "external";
      open.textContent = formatOpenIn(assistant);
      return open;
    }),
  ];
  for (const part of parts) {
    part.className += ` ${link.className}`; // The two addresses look alike to the eye.
    const item = document.createElement("li");
    item.append(part);
    list.append(item);
  }
}

function createCopyButton(path: string): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = copyMarkdown;
  const say = (words: string): void => {
    button.textContent = words;
    announce(words);
  };
  button.addEventListener("click", () => {
    copyText(readMarkdown(path)).then(
      () => {
        say(copied);
        setTimeout(() => (button.textContent = copyMarkdown), COPIED_MARK_MS);
      },
      (error: unknown) => {
        console.warn(`${path} could not be copied.`, error);
        say(markdownNotCopied);
      },
    );
  });
  return button;
}

async function readMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers with ${response.status}.`);
  return response.text();
}

/** Safari allows writing to the clipboard only during the click, so the text is passed as a promise. */
async function copyText(text: Promise<string>): Promise<void> {
  if (!("ClipboardItem" in window)) return navigator.clipboard.writeText(await text);
  const type = "text/plain";
  const blob = text.then((content) => new Blob([content], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
