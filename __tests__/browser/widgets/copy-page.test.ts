import { jest } from "@jest/globals";
import { watchCopyPage } from "../../../src/browser/widgets/copy-page";
import { expectSoon } from "../../e2e/support/expect-soon";
import { find } from "../find";

const writeText = jest.fn<(text: string) => Promise<void>>();
const fetchPage = jest.fn<() => Promise<Response>>();
const asResponse = (ok: boolean, text: string) =>
  ({ ok, status: ok ? 200 : 404, text: () => Promise.resolve(text) }) as Response;

beforeAll(() => {
  Object.defineProperty(navigator, "clipboard", { value: { writeText } });
  globalThis.fetch = fetchPage;
  watchCopyPage();
});

beforeEach(() => {
  document.body.innerHTML =
    '<div><button data-copy-page>Copy page</button><details><ul><li><a href="/build.md">View as Markdown</a></li></ul></details></div>';
});

test("the button copies the content behind the menu's link, and says so", async () => {
  fetchPage.mockResolvedValueOnce(asResponse(true, "# Build"));
  writeText.mockResolvedValueOnce();
  find("button").click();
  await expectSoon(() => find("button").textContent, "Copied");
  expect(fetchPage).toHaveBeenLastCalledWith("/build.md");
  expect(writeText).toHaveBeenLastCalledWith("# Build");
  await expectSoon(() => document.querySelector("[role=status]")?.textContent, "Copied");
  await expectSoon(() => find("button").textContent, "Copy page");
});

test.each([
  { what: "no such file", prepare: () => fetchPage.mockResolvedValueOnce(asResponse(false, "")) },
  { what: "no network", prepare: () => fetchPage.mockRejectedValueOnce(new TypeError("offline")) },
])("$what: the button says that nothing was copied", async ({ prepare }) => {
  jest.spyOn(console, "warn").mockImplementation(() => undefined);
  writeText.mockClear();
  prepare();
  find("button").click();
  await expectSoon(() => find("button").textContent, "Not copied");
  expect(writeText).not.toHaveBeenCalled();
});
