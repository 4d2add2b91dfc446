import type { Page } from "playwright-core";
import { listDocPages } from "../../support/built/built-site";
import { readAttributes } from "../../support/built/html";
import { findViolationsOfAllReaders } from "../support/axe";
import { PHONE, serveSite } from "../support/browser";
import { expectSoon } from "../support/expect-soon";

const { openPage } = serveSite();

const DOC = "/build/quickstart";
const REASONS = ["Wrong", "Outdated", "Incomplete", "Unclear", "Broken"];

const question = (page: Page) => page.locator("div[data-feedback]");
const openReasons = (page: Page) => question(page).locator("summary").click();
const reason = (page: Page, name: string) =>
  question(page).getByRole("link", { name, exact: true });
const readIssue = async (page: Page, name: string) =>
  Object.fromEntries(new URL((await reason(page, name).getAttribute("href"))!).searchParams);
const issuesOf = (html: string): URL[] =>
  readAttributes(html, "href", "a")
    .filter((href) => href.includes("/issues/new?"))
    .map((href) => new URL(href.replaceAll("&amp;", "&")));

test("every doc asks whether it was helpful, with links to issues that contain its path", () => {
  const wrong = listDocPages().filter(({ path, html }) => {
    const titles = issuesOf(html).map(({ searchParams }) => searchParams.get("title"));
    return ["Helpful", ...REASONS].some((word) => !titles.includes(`${decodeURI(path)}: ${word}`));
  });
  expect(listDocPages().length).toBeGreaterThan(100);
  expect(wrong.map(({ path }) => path)).toEqual([]);
});

test('without scripts, five reasons open after "No", each with its issue', async () => {
  const page = await openPage({ path: DOC, scripts: false });
  expect(await reason(page, "Wrong").isVisible()).toBe(false);
  await openReasons(page);
  for (const name of REASONS) {
    expect(await reason(page, name).isVisible()).toBe(true);
    expect(await readIssue(page, name)).toEqual({ title: `${DOC}: ${name}` });
  }
  expect(await question(page).locator("input").count()).toBe(0);
});

test("the reasons have a text field, inside the window on a phone, and every reader can use it", async () => {
  const page = await openPage({ path: DOC, width: PHONE });
  await openReasons(page);
  await question(page).locator("input").fill("The chain id is old");
  await expectSoon(() => readIssue(page, "Outdated"), {
    title: `${DOC}: Outdated`,
    body: "The chain id is old",
  });
  const box = (await question(page).locator("ul").boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(PHONE);
  expect(await findViolationsOfAllReaders(page, { within: "[data-feedback]" })).toEqual([]);
});

test("nothing is requested before a reader opens the reasons, and nothing from other hosts after that", async () => {
  const page = await openPage({ path: DOC });
  await page.waitForLoadState("networkidle");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await openReasons(page);
  await question(page).locator("input").waitFor();
  expect(requests.filter((url) => new URL(url).origin !== new URL(page.url()).origin)).toEqual([]);
});

test("checked code has a link to an issue with the versions, without scripts too", async () => {
  const reported = listDocPages().flatMap(({ path, html }) =>
    issuesOf(html)
      .filter(({ searchParams }) => searchParams.get("title") === `${decodeURI(path)}: Code`)
      .map(({ searchParams }) => ({ path, body: searchParams.get("body") ?? "" })),
  );
  expect(reported.length).toBeGreaterThan(50);
  expect(reported.filter(({ body }) => body === "")).toEqual([]);
  const { path, body } = reported.find((one) => one.body.includes("viem "))!;
  const page = await openPage({ path, scripts: false });
  const version = /viem (?<version>[\d.]+)/.exec(body)!.groups!.version!;
  await page.locator(".code-checked", { hasText: version }).first().click();
  expect(
    await page
      .getByRole("link", { name: "Report that this code doesn't work" })
      .first()
      .isVisible(),
  ).toBe(true);
});

test("the history leads to the commits of the page's file", async () => {
  const page = await openPage({ path: DOC, scripts: false });
  expect(await page.getByRole("link", { name: "History" }).getAttribute("href")).toBe(
    `https://github.com/celo-org/docs/commits/main/content/docs${DOC}.md`,
  );
});
