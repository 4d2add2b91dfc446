import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { formatFaults } from "../../../src/faults/format-faults";
import { migrateOnDisk } from "../../../src/migrate/command/migrate-pages";
import { siteFolders } from "../../commands/site-folder";
import { doc } from "../../support/doc";

const folder = siteFolders();

const open = (): string =>
  folder({
    "content/sidebars.yaml": "docs:\n  - doc: build\n",
    "content/docs/build.md": doc({ title: "Build" }, "Words."),
    "old/docs/README.md": doc({ title: "Start" }, "# Start\n\n[next](setup/ports.mdx)\n"),
    "old/docs/setup/ports.mdx": doc(
      { title: "Ports" },
      "<Note>Two ports.</Note>\n\n![Two](/img/two.svg)\n\n[gone](/nowhere)\n",
    ),
    "old/docs/setup/_common.mdx": "Common words.\n",
    "old/static/img/two.svg": '<svg viewBox="0 0 100 100"><path d="M0 0h9"/></svg>',
  });

test("a folder of pages is migrated with its pictures, and open decisions are listed", async () => {
  const root = open();
  const outcome = await migrateOnDisk(root, { from: "old/docs", to: "/bridge" });
  if (!("done" in outcome)) throw new Error(outcome.refused);
  expect(outcome.done[0]).toBe("3 pages are now in content/docs/bridge, with 1 of their pictures.");
  expect(readFileSync(join(root, "content/docs/bridge/index.md"), "utf8")).toContain(
    "[next](./setup/ports.md)",
  );
  expect(readFileSync(join(root, "content/docs/bridge/setup/ports.md"), "utf8")).toContain(
    ":::note\n\nTwo ports.\n\n:::\n\n![Two](./images/two.svg)",
  );
  expect(readFileSync(join(root, "content/docs/bridge/setup/_common.md"), "utf8")).toBe(
    "Common words.\n",
  );
  expect(existsSync(join(root, "content/docs/bridge/setup/images/two.svg"))).toBe(true);
  expect(existsSync(join(root, "old/docs/README.md"))).toBe(true);
  const text = formatFaults(outcome.open);
  expect(text).toContain("This link leads to /nowhere");
  expect([...text.matchAll(/\[([a-z]+\/[a-z-]+)\]$/gm)].map(([, rule]) => rule).sort()).toEqual([
    "link/unknown-page",
    "sidebar/not-listed",
    "sidebar/not-listed",
  ]);
});

test("nothing is overwritten, and the new location has to be given", async () => {
  const root = open();
  expect(await migrateOnDisk(root, { from: "old/docs/setup/ports.mdx", to: undefined })).toEqual({
    refused: "Add the path for the pages, for instance --to /build/bridge.",
  });
  await migrateOnDisk(root, { from: "old/docs/setup/ports.mdx", to: "/bridge" });
  expect(await migrateOnDisk(root, { from: "old/docs/setup/ports.mdx", to: "/bridge" })).toEqual({
    refused: "content/docs/bridge/ports.md already exists. Choose another path with --to.",
  });
  expect(await migrateOnDisk(root, { from: "old/none.md", to: "/bridge" })).toEqual({
    refused: "There is no file old/none.md.",
  });
});

test("a page that is already in the docs is converted in place", async () => {
  const root = folder({
    "content/docs/old.mdx": doc({ title: "Old" }, "<Tip>Words.</Tip>\n"),
  });
  await migrateOnDisk(root, { from: "content/docs/old.mdx", to: undefined });
  expect(existsSync(join(root, "content/docs/old.mdx"))).toBe(false);
  expect(readFileSync(join(root, "content/docs/old.md"), "utf8")).toContain(":::tip\n\nWords.");
});
