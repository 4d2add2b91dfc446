import { EventEmitter } from "node:events";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { NodePluginArgs } from "gatsby";
import { watchContent } from "../../../src/gatsby/develop/watch-content";
import { expectSoon } from "../../e2e/support/expect-soon";
import { temporaryFolders } from "../../support/folder";

/* Tests when a development server makes Gatsby source nodes again. */

const newFolder = temporaryFolders();

/** Watches a folder with these files. Returns the plugins whose nodes Gatsby is asked to source, in order. */
async function watching(files: Readonly<Record<string, string>>) {
  const root = newFolder(files);
  const emitter = new EventEmitter();
  const refreshed: string[] = [];
  const query = { running: 0 };
  const sourcing = { ms: 5 };
  const store = { getState: () => ({ queries: { trackedQueries: new Map([["/a", query]]) } }) };
  emitter.on("WEBHOOK_RECEIVED", ({ pluginName }: { pluginName: string }) => {
    refreshed.push(pluginName);
    // Gatsby emits this event when the plugin's nodes are sourced.
    const payload = { apiName: "sourceNodes" };
    setTimeout(() => emitter.emit("API_FINISHED", { payload }), sourcing.ms);
  });
  const stop = await watchContent(root, ["content", "static"], {
    emitter,
    store,
  } as unknown as NodePluginArgs);
  const write = (file: string, text: string): void => {
    writeFileSync(join(root, file), text);
  };
  return { root, refreshed, stop, write, query, sourcing };
}

const DOCS = "gatsby-source-docs";

test("several changes at once cause one refresh of the docs", async () => {
  const { refreshed, stop, write } = await watching({
    "content/docs/a.md": "a",
    "content/docs/b.md": "b",
    "static/x.txt": "x",
  });
  expect(refreshed).toEqual([]);
  write("content/docs/a.md", "a2");
  write("content/docs/b.md", "b2");
  write("static/x.txt", "x2");
  await expectSoon(() => refreshed, [DOCS]);
  await new Promise((done) => setTimeout(done, 300));
  expect(refreshed).toEqual([DOCS]);
  await stop();
});

test("changes during a refresh are one further refresh, however many there are", async () => {
  const { refreshed, stop, write, sourcing } = await watching({
    "content/docs/a.md": "a",
    "content/docs/b.md": "b",
    "static/x.txt": "x",
  });
  sourcing.ms = 800;
  write("content/docs/a.md", "0");
  await expectSoon(() => refreshed, [DOCS]);
  for (const text of ["1", "2", "3", "4", "5"]) {
    write("content/docs/a.md", text);
    write("content/docs/b.md", text);
    await new Promise((done) => setTimeout(done, 100));
  }
  await expectSoon(() => refreshed, [DOCS, DOCS]);
  await new Promise((done) => setTimeout(done, 1500));
  expect(refreshed).toEqual([DOCS, DOCS]);
  await stop();
});

test.each([
  { file: "content/showcase/sites/a.yaml", plugins: ["gatsby-source-showcase", DOCS] },
  { file: "content/data/cli/epochs.yaml", plugins: ["gatsby-source-cli", DOCS] },
  { file: "content/data/cli-release.yaml", plugins: ["gatsby-source-cli", DOCS] },
  { file: "content/data/contracts.yaml", plugins: ["gatsby-source-contracts", DOCS] },
  { file: "content/data/networks.yaml", plugins: [DOCS] },
])("a change to $file refreshes $plugins", async ({ file, plugins }) => {
  const { refreshed, stop, write } = await watching({ [file]: "a", "static/x.txt": "x" });
  write(file, "b");
  await expectSoon(() => refreshed, plugins);
  await stop();
});

test("a refresh waits for a running query, whose result would otherwise hide the change", async () => {
  const { refreshed, stop, write, query } = await watching({
    "content/docs/a.md": "a",
    "static/x.txt": "x",
  });
  query.running = 1;
  write("content/docs/a.md", "b");
  await new Promise((done) => setTimeout(done, 500));
  expect(refreshed).toEqual([]);
  query.running = 0;
  await expectSoon(() => refreshed, [DOCS]);
  await stop();
});

test("a file stays watched when another one is renamed to it, as editors and Git do", async () => {
  const { root, refreshed, stop, write } = await watching({
    "content/docs/a.md": "a",
    "static/x.txt": "x",
  });
  const file = "content/docs/a.md";
  for (const text of ["b", "c"]) {
    const before = refreshed.length;
    write(`${file}.new`, text);
    renameSync(join(root, `${file}.new`), join(root, file));
    await expectSoon(() => refreshed.length > before, true);
    const then = refreshed.length;
    await new Promise((done) => setTimeout(done, 200));
    write(file, `${text} again`);
    await expectSoon(() => refreshed.length > then, true);
  }
  await stop();
});

test("a new folder is watched, and nothing is watched after the end", async () => {
  const { root, refreshed, stop, write } = await watching({
    "content/docs/a.md": "a",
    "static/x.txt": "x",
  });
  mkdirSync(join(root, "content/docs/new"));
  await expectSoon(() => refreshed.length, 1);
  write("content/docs/new/b.md", "b");
  await expectSoon(() => refreshed.length, 2);
  await stop();
  write("content/docs/a.md", "a2");
  await new Promise((done) => setTimeout(done, 300));
  expect(refreshed).toHaveLength(2);
});
