import { existsSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { servePageIndex, serveSearch } from "../../../src/gatsby/pages/search-dev-server";
import type { SearchedPage } from "../../../src/search/index/search-records";
import { doc } from "../../support/doc";
import { temporaryFolders } from "../../support/folder";
import { searchContent } from "../../support/search/searched-page";
import { site } from "../../support/site";

type Handler = (request: Partial<IncomingMessage>, response: Partial<ServerResponse>) => void;

const newFolder = temporaryFolders();

let root: string;
let handler: Handler;
let pages: SearchedPage[];

beforeEach(() => {
  root = newFolder({ "public/search-index/start.bin": "of the last build" });
  pages = [];
  serveSearch({ get: (_path, handle) => (handler = handle as Handler) }, root, () =>
    searchContent(pages),
  );
});

const pageOf = (title: string, heading: string): SearchedPage => ({
  path: "/one",
  title,
  description: "",
  keywords: [],
  questions: [],
  tags: [],
  area: "build",
  kind: "",
  version: "next",
  language: "en",
  isSecond: false,
  hasEnded: false,
  isTutorial: false,
  sections: [
    { depth: 1, title, text: "" },
    { id: "a", depth: 2, title: heading, text: "Words." },
  ],
});

function fetchFrom(url: string): { status: number; body: Buffer | undefined } {
  const got = { status: 0, body: undefined as Buffer | undefined };
  handler({ url }, {
    writeHead: (status: number) => (got.status = status),
    end: (body?: Buffer) => (got.body = body),
  } as unknown as Partial<ServerResponse>);
  return got;
}

test("the index of the last build is removed, because Gatsby would serve it instead", () => {
  expect(existsSync(join(root, "public/search-index"))).toBe(false);
});

test("each time the search starts it has the current pages, and says that it was made just now", () => {
  const read = (): { key: string; isDevelopment: boolean } =>
    JSON.parse(
      inflateRawSync(fetchFrom("/search-index/start.bin?once").body!).toString(),
    ) as ReturnType<typeof read>;
  pages = [pageOf("Faucet", "Ask for funds")];
  const before = read();
  pages = [pageOf("Faucet", "Ask for coins")];
  const after = read();
  expect([before.isDevelopment, after.isDevelopment]).toEqual([true, true]);
  expect(after.key).not.toBe(before.key);
});

test("a URL that isn't in the index is answered with 404", () => {
  expect(fetchFrom("/search-index/0123456789ab/0.bin")).toEqual({ status: 404, body: undefined });
});

test("the list for unknown addresses has the current docs, without unlisted ones", () => {
  const folder = newFolder({ "public/pages.json": "of the last build" });
  let answer: Handler = () => undefined;
  servePageIndex({ get: (_path, handle) => (answer = handle as Handler) }, folder, () => [
    ...site({ files: { "content/docs/a.md": doc({ title: "Now" }) } }).docs,
    ...site({ files: { "content/docs/b.md": doc({ unlisted: true }) } }).docs,
  ]);
  let body = "";
  const response = { writeHead: () => undefined, end: (text: string) => (body = text) };
  answer({}, response as never);
  expect(JSON.parse(body)).toEqual([["/a", "Now"]]);
  expect(() => readFileSync(join(folder, "public/pages.json"))).toThrow("ENOENT");
});
