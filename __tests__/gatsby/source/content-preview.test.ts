import { EventEmitter } from "node:events";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { jest } from "@jest/globals";
import { servePageIndex, servePreview } from "../../../src/gatsby/source/content-preview";
import { previewDoc } from "../../../src/gatsby/source/preview-doc";
import { cacheFolderOf, keepCached } from "../../../src/pipeline/store/cache-files";
import { doc } from "../../support/doc";
import { temporaryFolders } from "../../support/folder";
import { site } from "../../support/site";

/* What a development server sends to open pages. */

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

const newFolder = temporaryFolders();
const handlers = new Map<string, Handler>();
const app = { get: (path: string, handle: Handler) => void handlers.set(path, handle) };

/** Opens a page; what the server writes is gathered. */
function open(path: string): { readonly sent: string[]; readonly close: () => void } {
  const sent: string[] = [];
  const request = Object.assign(new EventEmitter(), {
    url: `/___content-preview?path=${encodeURIComponent(path)}`,
  });
  const response = { writeHead: () => undefined, write: (text: string) => sent.push(text) };
  handlers.get("/___content-preview")?.(request as never, response as never);
  return { sent, close: () => request.emit("close") };
}

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((done) => setTimeout(done, 10));
};

test("an open page is sent at once, after an edit, and only when it shows something else", async () => {
  const root = newFolder({ "content/docs/a.md": "a" });
  jest.spyOn(process, "cwd").mockReturnValue(root);
  const asked: (readonly string[])[] = [];
  const stop = await servePreview(app, {
    catchUp: () => false,
    preview: (paths) => {
      asked.push(paths);
      const title = readFileSync(join(root, "content/docs/a.md"), "utf8");
      return Promise.resolve(
        paths.map((path) => ({ path, doc: path === "/a" ? { title } : null })),
      );
    },
  });
  const [page, missing] = [open("/a"), open("/gone")];
  await until(() => page.sent.length === 1 && missing.sent.length === 1);
  expect(asked.at(-1)).toEqual(["/a", "/gone"]);
  writeFileSync(join(root, "content/docs/a.md"), "b");
  await until(() => page.sent.length === 2);
  mkdirSync(join(root, "content/other"));
  await until(() => asked.length > 2);
  expect(page.sent).toEqual([
    'data: {"path":"/a","doc":{"title":"a"}}\n\n',
    'data: {"path":"/a","doc":{"title":"b"}}\n\n',
  ]);
  expect(missing.sent).toEqual(['data: {"path":"/gone","doc":null}\n\n']);
  page.close();
  missing.close();
  await stop();
});

test("a file stays watched when another one is renamed to it, as editors and Git do", async () => {
  const root = newFolder({ "content/docs/a.md": "a" });
  const file = join(root, "content/docs/a.md");
  jest.spyOn(process, "cwd").mockReturnValue(root);
  const stop = await servePreview(app, {
    catchUp: () => false,
    preview: () =>
      Promise.resolve([{ path: "/a", doc: existsSync(file) ? readFileSync(file, "utf8") : null }]),
  });
  const { sent, close } = open("/a");
  const isSent = (text: string) => until(() => sent.at(-1)?.includes(`"doc":"${text}"`) === true);
  await isSent("a");
  for (const text of ["b", "c"]) {
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
    await isSent(text);
    writeFileSync(file, `${text} again`);
    await isSent(`${text} again`);
  }
  expect(sent).toHaveLength(5);
  close();
  await stop();
});

test("Gatsby is made to catch up after a change, until it has", async () => {
  const root = newFolder({ "content/docs/a.md": "a" });
  jest.spyOn(process, "cwd").mockReturnValue(root);
  const answers = [true, false];
  const asked: number[] = [];
  const stop = await servePreview(app, {
    catchUp: () => {
      asked.push(Date.now());
      return answers.shift() ?? false;
    },
    preview: () => Promise.resolve([]),
  });
  expect(asked).toEqual([]);
  writeFileSync(join(root, "content/docs/a.md"), "b");
  await until(() => answers.length === 0);
  expect(asked).toHaveLength(2);
  await stop();
});

test("the list for missing addresses has the docs of now, without unlisted ones", () => {
  const root = newFolder({ "public/pages.json": "of the last build" });
  servePageIndex(app, root, () => [
    ...site({ files: { "content/docs/a.md": doc({ title: "Now" }) } }).docs,
    ...site({ files: { "content/docs/b.md": doc({ unlisted: true }) } }).docs,
  ]);
  let body = "";
  handlers.get("/pages.json")?.(
    {} as never,
    { writeHead: () => undefined, end: (text: string) => (body = text) } as never,
  );
  expect(JSON.parse(body)).toEqual([["/a", "Now"]]);
  expect(() => readFileSync(join(root, "public/pages.json"))).toThrow("ENOENT");
});

test("a preview has all that the query of a doc's page asks for", () => {
  const root = newFolder({});
  keepCached(cacheFolderOf(root), "bodies/x.json", []);
  const english = { code: "en", label: "English", direction: "ltr" } as const;
  const built = site({
    files: { "content/docs/a.md": doc({ title: "Now" }) },
    languages: { main: english, others: [{ ...english, code: "fr" }] },
  });
  const files = {
    pageBodyFileOf: () => "bodies/x.json",
    sidebarFileOf: () => null,
    picturesOf: () => [],
  };
  const template = readFileSync(
    join(import.meta.dirname, "../../../src/templates/doc.tsx"),
    "utf8",
  );
  const [, fragment = ""] = /fragment DocOfPage on Doc \{\n(.*?)\n  \}/s.exec(template) ?? [];
  const asked = [...fragment.matchAll(/^ {4}(\w+)/gm)].map(([, field = ""]) => field);
  const preview = previewDoc(root, built, files, "/a");
  expect(preview).toMatchObject({ title: "Now", sidebarFile: null, body: [] });
  expect(["id", ...Object.keys(preview ?? {})].sort()).toEqual([...asked].sort());
  expect(previewDoc(root, built, files, "/none")).toBeNull();
});
