import { copied, copyMcp, formatAddTo, mcpNotCopied } from "../../site/labels";
import { mcpClients } from "../../site/mcp/clients";
import { announce } from "../base/announce";

const MARK_MS = 2000;

/**
 * Creates the entries in a doc's menu for the site's MCP server: a button that copies the server's URL, and links that
 * add the server to programs.
 */
export function createMcpEntries(url: string, className: string): HTMLElement[] {
  const button = document.createElement("button");
  button.type = "button";
  button.className = className;
  button.textContent = copyMcp;
  // Only this button needs these styles, so no page's CSS includes them.
  button.style.inlineSize = "100%";
  button.style.textAlign = "start";
  // On pages without https, `navigator.clipboard` is undefined. The function is async, so the error becomes a
  // rejection.
  const copy = async (): Promise<void> => navigator.clipboard.writeText(url);
  button.addEventListener("click", () => {
    const say = (words: string): void => {
      button.textContent = words;
      announce(words);
      setTimeout(() => (button.textContent = copyMcp), MARK_MS);
    };
    copy().then(
      () => {
        say(copied);
      },
      (error: unknown) => {
        console.warn(`${url} could not be copied.`, error);
        say(mcpNotCopied);
      },
    );
  });
  const links = mcpClients.map(({ name, formatAddress }) => {
    const link = document.createElement("a");
    link.href = formatAddress(url);
    link.className = className;
    link.textContent = formatAddTo(name);
    return link;
  });
  return [button, ...links];
}
