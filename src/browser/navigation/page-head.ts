import { readPageHtml } from "./page-html";

/** Gives the document the head of the page that has come: its title, its description, its address. */
export function showHead(path: string): void {
  const page = readPageHtml(path);
  if (!page) return;
  document.title = page.title;
  // The mark of tags that are the page's own, as components/layout/Metadata.tsx had them written.
  for (const tag of document.querySelectorAll("[data-react-helmet]:not(title)")) tag.remove();
  // Its type wants a text; browsers take both.
  document.head.insertAdjacentHTML("beforeend", page.head as string);
}
