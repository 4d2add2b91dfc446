import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateRawSync } from "node:zlib";
import { jest } from "@jest/globals";
import type { CreateDevServerArgs, PluginOptions } from "gatsby";
import { cacheFolderOf, keepCached } from "../../../src/build/store/cache-files";
import { onCreateDevServer } from "../../../src/gatsby/pages/search-dev-server";

type Handler = (request: Partial<IncomingMessage>, response: Partial<ServerResponse>) => void;

let root: string;
let handler: Handler;
let docs: Record<string, unknown>[];

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), "search-dev-server-"));
  mkdirSync(join(root, "public/search-index"), { recursive: true });
  writeFileSync(join(root, "public/search-index/start.bin"), "of the last build");
  jest.spyOn(process, "cwd").mockReturnValue(root);
  docs = [];
  const args = {
    app: { get: (_path: string, handle: Handler) => (handler = handle) },
    getNode: () => ({ name: "next", path: "/" }),
    getNodesByType: (type: string) => (type === "Doc" ? docs : []),
  } as unknown as CreateDevServerArgs;
  await onCreateDevServer?.(args, {} as PluginOptions, () => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(root, { recursive: true });
});

function addDoc(title: string, heading: string): void {
  const sections = [{ text: "" }, { id: "a", depth: 2, title: heading, text: "Words." }];
  keepCached(cacheFolderOf(root), "bodies/one.json", { sections });
  docs.push({
    path: "/one",
    title,
    description: "",
    keywords: [],
    tags: [],
    bodyFile: "bodies/one.json",
  });
}

function fetchFrom(url: string): { status: number; body: Buffer | undefined } {
  const got = { status: 0, body: undefined as Buffer | undefined };
  handler({ url }, {
    writeHead: (status: number) => (got.status = status),
    end: (body?: Buffer) => (got.body = body),
  } as unknown as Partial<ServerResponse>);
  return got;
}

test("the index of the last build is taken away, for Gatsby would serve it first", () => {
  expect(existsSync(join(root, "public/search-index"))).toBe(false);
});

test("each time the search starts it has the pages as they are, and says that it is made just now", () => {
  const read = (): { key: string; isDevelopment: boolean } =>
    JSON.parse(
      inflateRawSync(fetchFrom("/search-index/start.bin?once").body!).toString(),
    ) as ReturnType<typeof read>;
  addDoc("Faucet", "Ask for funds");
  const before = read();
  docs = [];
  addDoc("Faucet", "Ask for coins");
  const after = read();
  expect([before.isDevelopment, after.isDevelopment]).toEqual([true, true]);
  expect(after.key).not.toBe(before.key);
});

test("an address that no index has is answered with 404", () => {
  expect(fetchFrom("/search-index/0123456789ab/0.bin")).toEqual({ status: 404, body: undefined });
});
