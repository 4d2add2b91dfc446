import { loadPageHtml } from "../../src/browser/navigation/page-html";

/** Has a navigation load this page: its stretches of HTML, and its sidebar. */
export async function loadPage(
  path: string,
  segments: readonly string[],
  sidebar = "",
): Promise<void> {
  const stretches = segments.map((html, at) => `<div data-segment="${at}">${html}</div>`);
  const page = `<body>${stretches.join("")}<nav data-sidebar="s">${sidebar}</nav></body>`;
  globalThis.fetch = () =>
    Promise.resolve({
      ...{ ok: true, url: location.origin + path },
      text: () => Promise.resolve(page),
    } as Response);
  await loadPageHtml(path);
}
