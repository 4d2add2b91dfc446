import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { headersFor, parseHeaders } from "../../../src/outputs/hosting/header-rules";
import { findViolationsOfAllReaders } from "../../e2e/support/axe";
import { PHONE, type Site } from "../../e2e/support/browser";
import { expectSoon } from "../../e2e/support/expect-soon";
import { GENERATIONS, callTool, withClient } from "../../mcp/sdk-clients";

export const MCP_URL = "https://example.org/docs/mcp";

interface McpSite extends Pick<Site, "openPage" | "origin"> {
  /** Folder of the files for hosts, and folder of the built site. */
  readonly hosting: () => string;
  readonly folder: () => string;
  /** The folder that a host serves at its root. */
  readonly host: () => string;
}

type Answer = (request: Request) => Promise<Response>;

/** Tests a build that has a URL for the MCP server: menu entries, cards, and the programs for hosts. */
export function testMcpServer({ openPage, origin, hosting, folder, host }: McpSite): void {
  const readJson = (file: string): unknown =>
    JSON.parse(readFileSync(join(folder(), file), "utf8"));
  const load = async <Module>(file: string): Promise<Module> =>
    (await import(pathToFileURL(join(hosting(), file)).href)) as Module;

  test("on a phone a page's menu offers the MCP server, and every reader can use it", async () => {
    const page = await openPage({ path: "/docs/guides/deploy", width: PHONE });
    await page.locator("[data-page-menu] > summary").click();
    const entries = page.locator("[data-page-menu] li > *");
    await expectSoon(
      async () => (await entries.allInnerTexts()).slice(-3),
      ["Copy MCP address", "Add to Cursor", "Add to VS Code"],
    );
    const menu = (await page.locator("[data-page-menu] > ul").boundingBox())!;
    expect(menu.x).toBeGreaterThanOrEqual(0);
    expect(menu.x + menu.width).toBeLessThanOrEqual(PHONE);
    const boxes = await entries.evaluateAll((all) =>
      all.map((one) => [one.getBoundingClientRect().left, getComputedStyle(one).textAlign]),
    );
    expect(new Set(boxes.map(([left]) => left)).size).toBe(1);
    expect(boxes.filter(([, align]) => align !== "start")).toEqual([]);
    expect(await findViolationsOfAllReaders(page)).toEqual([]);
  });

  test("the button copies the URL, by keyboard too, and the links contain it", async () => {
    const page = await openPage({
      path: "/docs/guides/deploy",
      prepare: (tab) => tab.context().grantPermissions(["clipboard-read", "clipboard-write"]),
    });
    await page.locator("[data-page-menu] > summary").click();
    await page.getByRole("button", { name: "Copy MCP address" }).press("Enter");
    await page.locator("[data-page-menu]").getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(MCP_URL);
    const code = await page.getByRole("link", { name: "Add to VS Code" }).getAttribute("href");
    expect(decodeURIComponent(code ?? "")).toContain(`"url":"${MCP_URL}"`);
  });

  test("without scripts the menu has no entries that would need them", async () => {
    const page = await openPage({ path: "/docs/guides/deploy", scripts: false });
    expect(await page.locator("[data-page-menu] li").count()).toBe(1);
  });

  test("the server card and the catalog contain the URL, and pages of any origin may read them", () => {
    const card = readJson(".well-known/mcp/server-card.json");
    expect(card).toMatchObject({
      name: "org.example/mcp",
      remotes: [{ type: "streamable-http", url: MCP_URL }],
    });
    expect(readJson(".well-known/ai-catalog.json")).toMatchObject({ entries: [{ data: card }] });
    const rules = parseHeaders(readFileSync(join(host(), "_headers"), "utf8"));
    for (const file of ["mcp/server-card.json", "ai-catalog.json"])
      expect(headersFor(rules, `/docs/.well-known/${file}`)).toMatchObject({
        "Access-Control-Allow-Origin": "*",
      });
  });

  /**
   * Expects the answers that every host should give: a search finds only the published version, and only a page of
   * that version can be read.
   */
  async function expectAnswers(transport: () => StreamableHTTPClientTransport): Promise<void> {
    for (const { mode, version } of GENERATIONS) {
      const [found, read, missing] = await withClient(transport(), mode, async (client) => {
        expect(client.getNegotiatedProtocolVersion()).toBe(version);
        return [
          await callTool(client, "search_docs", { query: "deploy" }),
          await callTool(client, "read_page", { page: "https://example.org/docs/guides/deploy" }),
          await callTool(client, "read_page", { page: "/1.9/guides/deploy" }),
        ];
      });
      expect(found.text).toContain("\nhttps://example.org/docs/guides/deploy");
      expect(found.text).not.toMatch(/docs\/(?:1\.9|next)\//);
      expect(read.text).toMatch(/^# Deploy/);
      expect(missing.isError).toBe(true);
    }
  }

  const askDirectly = (answer: Answer) => () =>
    new StreamableHTTPClientTransport(new URL("/docs/mcp", origin()), {
      fetch: (url, init) => answer(new Request(url, init)),
    });

  test("the function for Netlify answers from its own deploy, at the configured path", async () => {
    const { default: answer, config } = await load<{ default: Answer; config: { path: string } }>(
      "mcp-netlify.mjs",
    );
    expect(config.path).toBe("/docs/mcp");
    await expectAnswers(askDirectly(answer));
  });

  test("the function for Cloudflare Pages answers from its assets, and needs no Node modules", async () => {
    expect(readFileSync(join(hosting(), "mcp-cloudflare.js"), "utf8")).not.toMatch(
      /from\s*"node:|require\("|import\("/,
    );
    const { onRequest } = await load<{ onRequest: (context: unknown) => Promise<Response> }>(
      "mcp-cloudflare.js",
    );
    const env = { ASSETS: { fetch: (url: URL) => fetch(url) } };
    await expectAnswers(askDirectly((request) => onRequest({ request, env })));
  });

  describe("the program for Node", () => {
    let child: ChildProcess;
    const start = async (site: string): Promise<URL> => {
      const file = join(hosting(), "mcp-node.mjs");
      child = spawn(process.execPath, [file, site, "--port", "0"], {
        // The program doesn't need any packages, so it can run in any folder.
        cwd: "/",
        stdio: ["ignore", "pipe", "inherit"],
      });
      const [line] = (await once(child.stdout!, "data")) as [Buffer];
      return new URL("/docs/mcp", line.toString().trim().split(" ").at(-1));
    };
    afterEach(async () => {
      const ended = once(child, "exit");
      child.kill();
      await ended;
    });

    test.each([
      { name: "a folder on its machine", site: () => folder() },
      { name: "the host of the site", site: () => origin() },
    ])("answers from $name", async ({ site }) => {
      const url = await start(site());
      await expectAnswers(() => new StreamableHTTPClientTransport(url));
    });
  });
}
