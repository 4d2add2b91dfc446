import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { connectBrowser } from "../../e2e/support/chromium/connect-browser";
import { createReaderSite } from "../reader-site";
import type { SiteCopy } from "../site-copy";

/* `npm run develop` on the small site: pages come, an edit reaches the open page, and the data can be asked for. */

const START_MS = 600_000;
const EDIT_MS = 60_000;
const DEPLOY = "content/versions/2.0/docs/guides/deploy.md";

let site: SiteCopy;
let browser: Browser;
let page: Page;
let origin: string;
let stop: () => Promise<void>;
let printed = "";
let hasEnded = false;

/** A port that nobody listens on now. */
async function findFreePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, "listening");
  const address = server.address();
  server.close();
  if (address === null || typeof address === "string") throw new Error("There is no free port.");
  return address.port;
}

function startServer(root: string, port: number): () => Promise<void> {
  const child = spawn(
    "node",
    ["node_modules/gatsby/cli.js", "develop", "--port", String(port), "--host", "127.0.0.1"],
    {
      cwd: root,
      detached: true, // Its own process group, so that all its processes can be stopped together.
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        NODE_ENV: "development",
        NODE_OPTIONS: "",
        GATSBY_TELEMETRY_DISABLED: "1",
        CI: "true",
      },
    },
  );
  const read = (part: Buffer): void => {
    printed += part.toString();
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  child.on("close", () => {
    hasEnded = true;
  });
  return async () => {
    if (hasEnded || child.pid === undefined) return;
    process.kill(-child.pid, "SIGKILL");
    await once(child, "close");
  };
}

/** Resolves when the server shows a page. If the server ends before, the error has its output. */
async function untilAnswers(): Promise<void> {
  for (;;) {
    if (hasEnded) throw new Error(`gatsby develop ended:\n${printed.slice(-4000)}`);
    const answer = await fetch(`${origin}/guides/deploy`).catch(() => undefined);
    if (answer?.ok === true) return;
    await new Promise((done) => setTimeout(done, 500));
  }
}

beforeAll(async () => {
  ({ copy: site } = await createReaderSite());
  const port = await findFreePort();
  origin = `http://127.0.0.1:${port}`;
  stop = startServer(site.root, port);
  browser = await connectBrowser();
  await untilAnswers();
  page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/guides/deploy`);
}, START_MS);

afterAll(async () => {
  await page.context().close();
  await browser.close();
  await stop();
  site.remove(".");
});

const edit = (from: string, to: string): void => {
  const before = readFileSync(join(site.root, DEPLOY), "utf8");
  expect(before).toContain(from);
  site.write(DEPLOY, before.replace(from, to));
};

const shown = (words: string) => page.locator("article").getByText(words).first();

test("a page shows", async () => {
  await page.getByRole("heading", { level: 1, name: "Deploy" }).waitFor();
  expect(await shown("In version 2.0.").isVisible()).toBe(true);
});

test(
  "an edit of the text reaches the open page",
  async () => {
    edit("In version 2.0.", "In version 2.0, as edited.");
    await shown("as edited").waitFor({ timeout: EDIT_MS });
    expect(await shown("In version 2.0.").count()).toBe(0);
  },
  EDIT_MS * 2,
);

test(
  "a mistake is shown with its file, and goes away when it is put right",
  async () => {
    edit("[Next](./only-new.md)", "[Next](./nowhere.md)");
    const panel = page.getByText(`${DEPLOY}:`);
    await panel.first().waitFor({ timeout: EDIT_MS });
    edit("[Next](./nowhere.md)", "[Next](./only-new.md)");
    await panel.first().waitFor({ state: "detached", timeout: EDIT_MS });
    expect(await panel.count()).toBe(0);
  },
  EDIT_MS * 3,
);

test("GraphiQL's endpoint answers a question about docs", async () => {
  const answer = await fetch(`${origin}/___graphql`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      query: '{ doc(path: { eq: "/guides/deploy" }) { title } }',
    }),
  });
  expect(await answer.json()).toMatchObject({ data: { doc: { title: "Deploy" } } });
});
