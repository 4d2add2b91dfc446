import { readFileSync } from "node:fs";
import { join } from "node:path";
import { migrateRedirectsOnDisk } from "../../../src/commands/pages/migrate-redirects";
import { doc } from "../../support/doc";
import { siteFolders } from "../site-folder";

const folder = siteFolders();

const open = (): string =>
  folder({
    "content/sidebars.yaml": "docs:\n  - doc: build\n",
    "content/docs/build.md": doc({ title: "Build" }, "Words."),
    "content/redirects.yaml": "- from: /tools\n  to: /build\n",
    "old/docs.json": JSON.stringify({
      redirects: [
        { source: "/old/:slug*", destination: "/tools" },
        { source: "/far", destination: "https://example.org" },
      ],
    }),
    "old/addresses.txt": "/old/a\n/old/A\n/old/b: c\n/lost\n",
  });

test("a site's redirects are added for the addresses it had, and the rest is listed", async () => {
  const root = open();
  const request = { from: "old/docs.json", addresses: "old/addresses.txt" };
  const outcome = await migrateRedirectsOnDisk(root, request);
  if (!("done" in outcome)) throw new Error(outcome.refused);
  expect(outcome.done).toEqual([
    "Redirects in old/docs.json: 2. Added to content/redirects.yaml: 1. Check their targets.",
  ]);
  expect(readFileSync(join(root, "content/redirects.yaml"), "utf8")).toBe(
    "- from: /tools\n  to: /build\n\n- from: /old/A\n  to: /build\n",
  );
  expect(outcome.open.map(({ problem }) => problem)).toEqual([
    "/far wasn't added. It leads to another site.",
    "/old/a wasn't added. It differs only in letter case from another path.",
    expect.stringMatching(/^\/old\/b: c wasn't added\. ./),
    "Nothing answers /lost.",
  ]);
});

test("a second run adds nothing", async () => {
  const root = open();
  const request = { from: "old/docs.json", addresses: "old/addresses.txt" };
  await migrateRedirectsOnDisk(root, request);
  const before = readFileSync(join(root, "content/redirects.yaml"), "utf8");
  await migrateRedirectsOnDisk(root, request);
  expect(readFileSync(join(root, "content/redirects.yaml"), "utf8")).toBe(before);
});

test.each([
  ["old/docs.jsn", undefined, /^There is no file .*docs\.jsn\.$/],
  ["old/docs.json", "old/none.txt", /^There is no file .*none\.txt\.$/],
  ["content/redirects.yaml", undefined, /^There are no redirects in content/],
])("%s with the addresses of %s is refused", async (from, addresses, reason) => {
  const outcome = await migrateRedirectsOnDisk(open(), { from, addresses });
  expect("refused" in outcome && outcome.refused).toMatch(reason);
});
