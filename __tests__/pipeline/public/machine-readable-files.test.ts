import { createHash } from "node:crypto";
import { listMachineReadableFiles } from "../../../src/pipeline/public/machine-readable-files";
import { cacheFolderOf, twinFileOf, writeCached } from "../../../src/pipeline/store/cache-files";
import { doc } from "../../support/doc";
import { temporaryFolders } from "../../support/folder";
import { site } from "../../support/site";

const newFolder = temporaryFolders();

const NETWORKS = `- id: celo
  name: Celo Mainnet
  status: current
  chain_id: 42220
  coin: CELO
  settles_on: ethereum
  rpc: [https://forno.celo.org]
  explorers: [{ name: Blockscout, url: https://celo.blockscout.com }]
  sources: [https://celo.org]
- { id: ethereum, name: Ethereum, status: current, chain_id: 1, coin: ETH, explorers: [{ name: Etherscan, url: "https://etherscan.io" }], sources: [https://celo.org] }
`;

function listFiles(mcpUrl?: string): Map<string, string> {
  const root = newFolder();
  const built = site({
    files: {
      "content/docs/build.md": doc({ title: "Build" }),
      "content/docs/hidden.md": doc({ title: "Hidden", unlisted: true }),
      "content/sidebars.yaml": "docs:\n  - doc: build\n",
      "content/data/networks.yaml": NETWORKS,
    },
  });
  expect(built.faultText).toBe("");
  const twins = new Map(
    built.docs.map(({ path, title }, at) => {
      const file = twinFileOf(String(at));
      writeCached(cacheFolderOf(root), file, () => `# ${title}\n`);
      return [path, file];
    }),
  );
  return listMachineReadableFiles(root, { site: built, twins, mcpUrl });
}

test("every doc has a Markdown copy, and the lists have those that aren't hidden, with their URLs", () => {
  const files = listFiles();
  expect(files.get("/build.md")).toBe("# Build\n");
  expect(files.get("/hidden.md")).toBe("# Hidden\n");
  for (const file of ["/llms.txt", "/.well-known/llms.txt", "/llms-full.txt", "/docs.json"]) {
    expect(files.get(file)).toContain("Build");
    expect(files.get(file)).not.toContain("Hidden");
  }
  expect([...files.keys()]).toEqual(expect.arrayContaining(["/robots.txt", "/opensearch.xml"]));
});

test("the skill has the networks of the content", () => {
  const skill = [...listFiles()].find(([path]) => path.endsWith("skill.md"))?.[1];
  expect(skill).toContain("42220");
  expect(skill).toContain("https://forno.celo.org");
});

test("agents find the skill where they look for it, with the digest of its text", () => {
  const files = listFiles();
  const { skills } = JSON.parse(files.get("/.well-known/agent-skills/index.json") ?? "") as {
    skills: readonly { url: string; digest: string }[];
  };
  const text = files.get(skills[0]?.url ?? "") ?? "";
  expect(text).toBe(files.get("/skill.md"));
  const digest = createHash("sha256").update(text).digest("hex");
  expect(skills.map((one) => one.digest)).toEqual([`sha256:${digest}`]);
});

test("the content's data is published as files for programs, which robots.txt and llms.txt list", () => {
  const files = listFiles();
  expect(files.get("/networks.json")).toContain('"chainId":42220');
  for (const path of [
    "/addresses.json",
    "/facts.json",
    "/tokens.json",
    "/partners.json",
    "/compatibility.json",
  ])
    expect(JSON.parse(files.get(path) ?? "")).toBeTruthy();
  expect(files.get("/llms.txt")).toContain("/tokens.json");
  expect(files.get("/robots.txt")).toContain("/developer/data");
});

test("a build with an MCP server lists it in its cards and in every llms.txt, other builds nowhere", () => {
  const url = "https://docs.celo.org/mcp";
  const naming = [...listFiles(url)].filter(([, text]) => text.includes(url));
  expect(naming.map(([path]) => path).sort()).toEqual([
    "/.well-known/ai-catalog.json",
    "/.well-known/llms-full.txt",
    "/.well-known/llms.txt",
    "/.well-known/mcp/server-card.json",
    "/build/llms-full.txt",
    "/build/llms.txt",
    "/llms-full.txt",
    "/llms.txt",
  ]);
  expect([...listFiles()].filter(([path, text]) => /mcp/i.test(path + text))).toEqual([]);
});
