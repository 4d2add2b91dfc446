import { readFileSync } from "node:fs";
import { join } from "node:path";
import { startDevServer } from "./dev-server";
import { type SiteCopy, copySite } from "./site-copy";

const CONFIG = "gatsby-config.ts";
const SENTENCE =
  /The docs plugin isn't enabled: add "gatsby-source-docs" to the\s+plugins in\s+gatsby-config\.ts\. It lists: gatsby-source-filesystem,[^.]*gatsby-source-showcase/;

let site: SiteCopy;

beforeAll(() => {
  site = copySite();
  const config = readFileSync(join(site.root, CONFIG), "utf8");
  site.write(CONFIG, config.replace('"gatsby-source-docs",', ""));
});

afterAll(() => {
  site.remove(".");
});

test("without the docs plugin a build fails, and says which plugin is missing and which ones exist", () => {
  const { exitCode, output } = site.build();
  expect(exitCode).toBe(1);
  expect(output).toMatch(SENTENCE);
  expect(output).not.toContain("InterfaceTypeComposer");
}, 120_000);

test("a development server does the same", async () => {
  await expect(startDevServer(site.root, "/")).rejects.toThrow(SENTENCE);
}, 120_000);
