import { createHash } from "node:crypto";
import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { headersFor, parseHeaders } from "../../../src/outputs/hosting/header-rules";
import { toPageNeeds } from "../../../src/outputs/hosting/page-needs";
import { REDIRECT_SCRIPT } from "../../../src/outputs/hosting/redirects";
import { type Hosting, writeHosting } from "../../../src/pipeline/public/write-hosting";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

async function write(files: Readonly<Record<string, string>>, more: Partial<Hosting> = {}) {
  const root = newFolder({
    "hosting/old.conf": "of the last build",
    ...Object.fromEntries(Object.entries(files).map(([file, text]) => [`public${file}`, text])),
  });
  symlinkSync(join(process.cwd(), "src"), join(root, "src")); // Threads run code that is bundled from there.
  const faults = await writeHosting({
    root,
    addresses: Object.keys(files),
    redirects: [],
    external: {},
    declared: toPageNeeds({ scripts: [REDIRECT_SCRIPT], styles: [] }),
    metaPolicies: [],
    ...more,
  });
  const read = (file: string): string =>
    existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
  return { faults, read };
}

const PAGE = "<!doctype html><html><head><title>A</title></head><body><p>A</p></body></html>";

test("a host gets its own format, and the files of an earlier build are removed", async () => {
  const { faults, read } = await write(
    { "/index.html": PAGE, "/a/index.html": PAGE, "/a.html": PAGE },
    { redirects: [{ from: "/old", to: "/a" }] },
  );
  expect(faults).toEqual([]);
  expect(read("public/_headers")).toContain("default-src 'self'");
  expect(read("hosting/nginx-maps.conf")).toContain("/old");
  expect(read("hosting/nginx-server.conf")).not.toBe("");
  expect(read("hosting/netlify-edge.js")).not.toBe("");
  expect(read("hosting/old.conf")).toBe("");
});

test("rules for files that a site doesn't have are left out", async () => {
  const without = (await write({ "/index.html": PAGE })).read("public/_headers");
  const framed = await write({
    "/index.html": PAGE,
    "/live/plain-0123456789abcdef.html": "<script>1</script>",
  });
  const withFrame = framed.read("public/_headers");
  expect(without).not.toContain("/live/");
  expect(withFrame).toContain("/live/");
  const digest = createHash("sha256").update("1").digest("base64");
  expect(withFrame).toContain(`'sha256-${digest}'`); // A site's only frame may run the scripts it contains.
});

test("only the relay's policy allows the nodes, and other frames can't run its script", async () => {
  const { read } = await write(
    {
      "/index.html": PAGE,
      "/live/chain-0123456789abcdef.html": "<script>1</script>",
      "/live/relay-0123456789abcdef.html": "<script>2</script>",
    },
    { nodes: ["https://forno.celo.org"] },
  );
  const rules = parseHeaders(read("public/_headers"));
  const policyOf = (path: string) => headersFor(rules, path)["Content-Security-Policy"] ?? "";
  const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");
  expect(policyOf("/live/relay-0123456789abcdef.html")).toContain(
    `script-src 'sha256-${hashOf("2")}'; connect-src https://forno.celo.org;`,
  );
  expect(policyOf("/live/chain-0123456789abcdef.html")).toContain(
    `script-src 'sha256-${hashOf("1")}' 'unsafe-eval';`,
  );
  for (const path of ["/", "/live/chain-0123456789abcdef.html"])
    expect(policyOf(path)).not.toContain("forno");
});

test("a page that needs more than has been declared is a fault, and nothing is written", async () => {
  const { faults, read } = await write({
    "/index.html": PAGE.replace("<p>", "<script>1</script><p>"),
  });
  expect(faults).toHaveLength(1);
  expect(read("public/_headers")).toBe("");
  expect(read("hosting/old.conf")).toBe("of the last build");
});
