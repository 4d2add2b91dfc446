import { fillPageMenu } from "../../../src/browser/widgets/fill-page-menu";
import { watchPageMenu } from "../../../src/browser/widgets/page-menu";
import { expectSoon } from "../../e2e/support/expect-soon";
import { find } from "../find";

function menu(path = "/build/one-click%20quickstart"): HTMLDetailsElement {
  document.body.innerHTML = `<details data-page-menu><summary>Copy page</summary><ul><li><a href="${path}.md">View as Markdown</a></li></ul></details>`;
  return find<HTMLDetailsElement>("details");
}
const entries = () =>
  [...document.querySelectorAll("li > *")].map((entry) => entry.textContent.trim());

test("a menu is filled once", () => {
  const details = menu();
  fillPageMenu(details);
  fillPageMenu(details);
  expect(entries()).toEqual([
    "View as Markdown",
    "Open in ChatGPT",
    "Open in Claude",
    "Open in Perplexity",
  ]);
});

test("an assistant is asked about the absolute URL of the page's Markdown, its path still encoded", () => {
  fillPageMenu(menu());
  const { href, target, rel } = find<HTMLAnchorElement>("li:nth-child(3) a");
  expect([target, rel]).toEqual(["_blank", "noopener"]);
  const { origin, searchParams } = new URL(href);
  expect(origin).toBe("https://claude.ai");
  expect(searchParams.get("q")).toBe(
    "Read https://docs.celo.org/build/one-click%20quickstart.md and answer my questions about it.",
  );
});

test("a menu is filled when it is opened, and at once if it was open before", async () => {
  const opened = menu();
  opened.open = true;
  watchPageMenu();
  await expectSoon(() => entries().length, 4);
  const later = menu();
  expect(entries()).toHaveLength(1);
  later.open = true;
  later.dispatchEvent(new Event("toggle"));
  await expectSoon(() => entries().length, 4);
});
