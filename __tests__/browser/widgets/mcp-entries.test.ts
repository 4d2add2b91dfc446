import { jest } from "@jest/globals";
import { fillPageMenu } from "../../../src/browser/widgets/fill-page-menu";
import { createMcpEntries } from "../../../src/browser/widgets/mcp-entries";
import { expectSoon } from "../../e2e/support/expect-soon";
import { find } from "../find";

const URL_OF_SERVER = "https://docs.celo.org/mcp";
const DETAILS =
  '<details data-page-menu><ul><li><a class="entry" href="/build.md">View as Markdown</a></li></ul></details>';
const texts = () => [...document.querySelectorAll("li > *")].map((entry) => entry.textContent);

function setClipboard(writeText: (text: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
}

function show(): HTMLButtonElement {
  document.body.replaceChildren(...createMcpEntries(URL_OF_SERVER, "entry"));
  return find<HTMLButtonElement>("button");
}

afterEach(() => {
  Object.assign(globalThis, { MCP_URL: null });
  Reflect.deleteProperty(navigator, "clipboard");
  document.body.replaceChildren();
});

test("in a build with an MCP server, the menu of a page offers it after its other entries", () => {
  Object.assign(globalThis, { MCP_URL: URL_OF_SERVER });
  document.body.innerHTML = DETAILS;
  fillPageMenu(find<HTMLDetailsElement>("details"));
  expect(texts().slice(-3)).toEqual(["Copy MCP address", "Add to Cursor", "Add to VS Code"]);
});

test("a build without one contains nothing of it", () => {
  document.body.innerHTML = DETAILS;
  fillPageMenu(find<HTMLDetailsElement>("details"));
  expect(texts().join()).not.toMatch(/MCP|Cursor|VS Code/);
});

test("the links are those that Cursor and VS Code open, with the URL in the format of their settings", () => {
  show();
  const [cursor, code] = [...document.querySelectorAll("a")].map(({ href }) => href);
  const { protocol, host, pathname, searchParams } = new URL(cursor ?? "");
  expect([protocol, host, pathname]).toEqual([
    "cursor:",
    "anysphere.cursor-deeplink",
    "/mcp/install",
  ]);
  expect(searchParams.get("name")).toBe("celo-docs");
  expect(JSON.parse(atob(searchParams.get("config") ?? ""))).toEqual({ url: URL_OF_SERVER });
  expect(code).toMatch(/^vscode:mcp\/install\?/);
  expect(JSON.parse(decodeURIComponent(code?.split("?")[1] ?? ""))).toEqual({
    name: "celo-docs",
    type: "http",
    url: URL_OF_SERVER,
  });
});

test("the button copies the URL, says so, and gets its label back afterwards", async () => {
  jest.useFakeTimers();
  const written: string[] = [];
  setClipboard((text) => {
    written.push(text);
    return Promise.resolve();
  });
  const button = show();
  button.click();
  await jest.advanceTimersByTimeAsync(100);
  expect(button.textContent).toBe("Copied");
  expect(find("[role=status]").textContent).toBe("Copied");
  await jest.advanceTimersByTimeAsync(2000);
  expect(button.textContent).toBe("Copy MCP address");
  expect(written).toEqual([URL_OF_SERVER]);
  jest.useRealTimers();
});

test.each([
  {
    name: "that refuses",
    prepare: () => {
      setClipboard(() => Promise.reject(new Error("denied")));
    },
  },
  { name: "that isn't there", prepare: () => undefined },
])("with a clipboard $name, the button says that nothing was copied", async ({ prepare }) => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => undefined);
  prepare();
  const button = show();
  button.click();
  await expectSoon(() => button.textContent, "Not copied");
  expect(warn).toHaveBeenCalledTimes(1);
  warn.mockRestore();
});
