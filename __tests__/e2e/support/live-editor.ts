import type { Page } from "playwright-core";

/** Docs with live code: one with plain TypeScript, and one with a React component. */
export const PLAIN = "/cel2/guides/fee-abstraction";
export const REACT = "/integration/checklist";

export const editButton = (page: Page) => page.getByRole("button", { name: "Edit and run" });
export const editor = (page: Page) => page.getByRole("textbox", { name: "Code, editable" });
export const result = (page: Page) => page.getByRole("region", { name: "Result" });
export const log = (page: Page) => page.getByRole("log").innerText();
export const frame = (page: Page) => page.frameLocator(".live-frame");

/** Opens the first live block of a page for editing. */
export async function openEditor(page: Page): Promise<Page> {
  await editButton(page).click();
  await editor(page).waitFor();
  return page;
}

/** Replaces the code in the editor by pasting, as a reader would. */
export async function typeCode(page: Page, code: string): Promise<void> {
  await editor(page).focus();
  await page.keyboard.press("Control+a");
  await page.keyboard.insertText(code);
}
