import { assistants, formatOpenIn, formatQuestion } from "../../markdown/base/assistants";
import { withoutBase } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import { createMcpEntries } from "./mcp-entries";

/**
 * Adds the remaining entries to a doc's menu. In the HTML, the menu contains only the link to the page's Markdown, to
 * save bytes on every page.
 */
export function fillPageMenu(menu: HTMLDetailsElement): void {
  const list = menu.querySelector("ul");
  const link = list?.querySelector("a");
  if (!list || !link || list.childElementCount > 1) return;
  const path = withoutBase(link.pathname);
  const add = (entry: HTMLElement): void => {
    const item = document.createElement("li");
    item.append(entry);
    list.append(item);
  };
  for (const assistant of assistants) {
    const open = document.createElement("a");
    open.href = formatQuestion(assistant, settings.url + path);
    open.target = "_blank";
    open.rel = "noopener";
    open.className = `external ${link.className}`;
    open.textContent = formatOpenIn(assistant);
    add(open);
  }
  if (MCP_URL !== null) createMcpEntries(MCP_URL, link.className).forEach(add);
}
