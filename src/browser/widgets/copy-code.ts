import * as labels from "../../site/labels";
import { announce } from "../base/announce";

const COPIED_MARK_MS = 1200;

/**
 * Enables the buttons that copy code and values, on this page and on later ones. Clicking a value itself also copies it, unless the reader has selected text.
 */
export function watchCopyButtons(): void {
  document.addEventListener("click", ({ target }) => {
    if (!(target instanceof Element)) return;
    const isClickOnValue = target.closest(".value > code") && getSelection()?.isCollapsed !== false;
    const button = isClickOnValue
      ? target.closest(".value")?.querySelector<HTMLElement>("[data-copy]")
      : target.closest<HTMLElement>("[data-copy]");
    if (button) void copyCode(button);
  });
}

async function copyCode(button: HTMLElement): Promise<void> {
  const code = button.closest(".code-block, .value, [aria-selected]")?.querySelector("code");
  if (!code) return;
  try {
    await navigator.clipboard.writeText(readCode(code));
  } catch {
    // The reader denied permission, or the page isn't served over https.
    announce(labels.notCopied);
    return;
  }
  announce(labels.copied);
  button.dataset.copied = "";
  setTimeout(() => delete button.dataset.copied, COPIED_MARK_MS);
}

/**
 * Returns the code to copy, without note markers and without lines that are marked as removed. In a diff, those lines
 * are part of the text and are kept.
 */
export function readCode(code: Element): string {
  const copy = code.cloneNode(true) as Element;
  const isDiff = code.closest<HTMLElement>(".code-block")?.dataset.language === "diff";
  for (const extra of copy.querySelectorAll(isDiff ? ".code-note" : ".code-note, .line-deleted")) {
    const after = extra.nextSibling;
    if (extra.matches(".line-deleted") && after?.nodeType === Node.TEXT_NODE) {
      after.textContent = (after.textContent ?? "").replace(/^\n/, "");
    }
    // The compiler writes a space before a note's marker.
    const before = extra.previousSibling;
    if (extra.matches(".code-note") && before?.nodeType === Node.TEXT_NODE) {
      before.textContent = (before.textContent ?? "").replace(/ $/, "");
    }
    extra.remove();
  }
  return copy.textContent.trimEnd();
}
