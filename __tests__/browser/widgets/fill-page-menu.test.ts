import { jest } from "@jest/globals";
import { fillPageMenu } from "../../../src/browser/widgets/fill-page-menu";
import { watchPageMenu } from "../../../src/browser/widgets/page-menu";
import { expectSoon } from "../../e2e/support/expect-soon";
import { find } from "../find";

const writeText = jest.fn<(text: string) => Promise<void>>();
const fetchPage = jest.fn<() => Promise<Response>>();
const asResponse = (ok: boolean, text: string) =>
  ({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) }) as Response;

function menu(path = "/build/one-click%20quickstart"): HTMLDetailsElement {
  document.body.innerHTML = `<details data-page-menu><summary>Copy page</summary><ul><li><a href="${path}.md">View as Markdown</a></li></ul></details>`;
  return find<HTMLDetailsElement>("details");
}
const entries = () =>
  [...document.querySelectorAll("li > *")].map((entry) => entry.textContent.trim());

beforeAll(() => {
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  globalThis.fetch = fetchPage;
});

test("a menu is filled once", () => {
  const details = menu();
  fillPageMenu(details);
  fillPageMenu(details);
  expect(entries()).toEqual([
    "View as Markdown",
    "Copy page as Markdown",
    "Open in ChatGPT",
    "Open in Claude",
    "Open in Perplexity",
  ]);
});

test("an assistant is asked about the absolute address of the page's Markdown, path still encoded", () => {
  fillPageMenu(menu());
  const { href, target, rel } = find<HTMLAnchorElement>("li:nth-child(4) a");
  expect([target, rel]).toEqual(["_blank", "noopener"]);
  const { origin, searchParams } = new URL(href);
  expect(origin).toBe("https://claude.ai");
  expect(searchParams.get("q")).toBe(
    "Read https://docs.celo.org/build/one-click%20quickstart.md and answer my questions about it.",
  );
});

test("the copy button copies what the address holds, and says so", async () => {
  fillPageMenu(menu("/build"));
  fetchPage.mockResolvedValueOnce(asResponse(true, "# Build"));
  writeText.mockResolvedValueOnce();
  find("li button").click();
  await expectSoon(() => find("li button").textContent, "Copied");
  expect(fetchPage).toHaveBeenLastCalledWith("/build.md");
  expect(writeText).toHaveBeenLastCalledWith("# Build");
  await expectSoon(() => document.querySelector("[role=status]")?.textContent, "Copied");
});

test.each([
  { what: "no such file", prepare: () => fetchPage.mockResolvedValueOnce(asResponse(false, "")) },
  { what: "no network", prepare: () => fetchPage.mockRejectedValueOnce(new TypeError("offline")) },
])("$what: the button says that nothing was copied", async ({ prepare }) => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  writeText.mockClear();
  prepare();
  fillPageMenu(menu("/build"));
  find("li button").click();
  await expectSoon(() => find("li button").textContent, "Not copied. View it instead.");
  expect(writeText).not.toHaveBeenCalled();
});

test("a menu is filled when it is opened, one that was open before at once", async () => {
  const opened = menu();
  opened.open = true;
  watchPageMenu();
  await expectSoon(() => entries().length, 5);
  const later = menu();
  expect(entries()).toHaveLength(1);
  later.open = true;
  later.dispatchEvent(new Event("toggle"));
  await expectSoon(() => entries().length, 5);
});
