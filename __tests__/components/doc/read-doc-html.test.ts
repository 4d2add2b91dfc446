import { rmSync } from "node:fs";
import { createRequire } from "node:module";
import { readDocHtml } from "../../../src/components/doc/read-doc-html";
import { temporaryFolders } from "../../support/folder";

const folderOf = temporaryFolders();
const root = process.cwd();
const file = (content: unknown): string => JSON.stringify({ content });
const link = (label: string, href: string) => ({ type: "link", label, href });

Object.assign(globalThis, { __non_webpack_require__: createRequire(import.meta.url) });
beforeEach(() => {
  process.chdir(
    folderOf({
      ".cache/docs/body.json": file({
        segments: [
          { kind: "html", html: "<p>a</p>" },
          { kind: "component", name: "C", props: {}, children: [{ kind: "html", html: "b" }] },
        ],
      }),
      ".cache/docs/sidebar.json": file([link("Gas", "/gas"), link("Fees", "/fees")]),
    }),
  );
});
afterEach(() => {
  process.chdir(root);
});

test("a doc without a sidebar has its body's HTML, nested stretches included", () => {
  const html = readDocHtml({ path: "/gas", bodyFile: "body.json", sidebarFile: "" });
  expect(html).toEqual({ segments: ["<p>a</p>", "b"], sidebar: "" });
});

test("a sidebar is read once for all its docs, and marks the page of each", () => {
  const sidebarOf = (path: string) =>
    readDocHtml({ path, bodyFile: "body.json", sidebarFile: "sidebar.json" }).sidebar;
  const current = (html: unknown) =>
    /<a[^>]*aria-current[^>]*>(?:<[^>]*>)*([^<]*)/.exec(String(html))?.[1];
  expect(current(sidebarOf("/gas"))).toBe("Gas");
  rmSync(".cache/docs/sidebar.json");
  expect(current(sidebarOf("/fees"))).toBe("Fees");
});
