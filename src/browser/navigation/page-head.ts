import { readPageHtml } from "./page-html";

/** Updates the document's head for the new page: title, description, address. */
export function showHead(path: string): void {
  const page = readPageHtml(path);
  if (!page) return;
  document.title = page.title;
  // The mark that components/layout/pre-render-html.tsx gives to tags of one page only.
  for (const tag of document.querySelectorAll("[data-own]")) tag.remove();
  // Its type asks for a string; browsers take Trusted Types as well.
  document.head.insertAdjacentHTML("beforeend", page.head as string);
}
