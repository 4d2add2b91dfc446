import { copied, copyPage, pageNotCopied } from "../../site/labels";
import { announce } from "../base/announce";

const MARK_MS = 2000;

/** Makes a doc's copy button copy the Markdown that the menu next to it links to. */
export function watchCopyPage(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-copy-page]");
    const link = button && button.parentElement?.querySelector("a");
    if (!link) return;
    const say = (words: string): void => {
      button.textContent = words;
      announce(words);
      setTimeout(() => (button.textContent = copyPage), MARK_MS);
    };
    copyText(readMarkdown(link.pathname)).then(
      () => {
        say(copied);
      },
      (error: unknown) => {
        console.warn(`${link.pathname} could not be copied.`, error);
        say(pageNotCopied);
      },
    );
  });
}

async function readMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responded with ${response.status}.`);
  return response.text();
}

/**
 * Copies text that may still be loading. Safari allows writing to the clipboard only during the click, so a promise of
 * the text is passed.
 */
async function copyText(text: Promise<string>): Promise<void> {
  if (!("ClipboardItem" in window)) return navigator.clipboard.writeText(await text);
  const type = "text/plain";
  const blob = text.then((content) => new Blob([content], { type }));
  await navigator.clipboard.write([new ClipboardItem({ [type]: blob })]);
}
