import type { Locator, Page } from "playwright-core";

type Parts = Locator | readonly Locator[];

/** A picture for a row of the table "What readers get" in the README. */
export interface FeaturePicture {
  /** The row's name. */
  readonly row: string;
  /** Path of the page that shows the feature. */
  readonly path: string;
  /** Width of the window in CSS pixels; 1280 if it isn't set. */
  readonly width?: number;
  /** Brings the page into the state that the picture shows, and returns the parts of the page to include. */
  readonly show: (page: Page) => Parts | Promise<Parts>;
}

const press = async (what: Locator): Promise<void> => {
  await what.scrollIntoViewIfNeeded();
  await what.click();
};

/**
 * One entry per row, except for "Values from the chain" and "Addresses that last": the first is a sentence that only
 * appears after `npm run check:chain`, and the second looks like any other page.
 */
export const FEATURE_PICTURES: readonly FeaturePicture[] = [
  {
    row: "Feedback",
    path: "/developer/viem",
    show: async (page) => {
      await press(page.locator("div[data-feedback] summary"));
      return [page.locator("div[data-feedback]"), page.locator("div[data-feedback] ul")];
    },
  },
  {
    row: "Reports about code",
    path: "/developer/viem",
    show: async (page) => {
      await press(page.locator(".code-checked").first());
      return [
        page.locator(".code-block:has(.code-checked)").first(),
        page.locator(".code-note-text:popover-open"),
      ];
    },
  },
  {
    row: "History",
    path: "/developer/viem",
    show: (page) => page.locator("article > footer"),
  },
  { row: "Prompts", path: "/markdown-page", show: (page) => page.locator(".prompt").first() },
  {
    row: "Diagrams",
    path: "/markdown-page",
    show: (page) => page.getByRole("img", { name: "How a transaction becomes final" }).first(),
  },
  { row: "Recipes", path: "/recipes", show: (page) => page.locator("main") },
  {
    row: "Run against Celo",
    path: "/network/node/forno",
    show: async (page) => {
      await press(page.getByRole("button", { name: "Run", exact: true }).first());
      const result = page.getByRole("region", { name: "Result" });
      await result.getByText("answered in").waitFor();
      return [page.locator(".code-block:has([data-run])").first(), result];
    },
  },
  {
    row: "Add to wallet",
    path: "/network",
    show: (page) => [page.locator(".prose .table-scroll").first(), page.locator(".wallet").first()],
  },
  {
    row: "Filter of long references",
    path: "/developer/json-rpc",
    show: async (page) => {
      await page.getByRole("searchbox", { name: "Filter what this page lists" }).fill("gas");
      return [
        page.locator(".item-filter"),
        page.locator("#menu li:has(> a[href*='gas' i]):visible").last(),
      ];
    },
  },
  {
    row: "Request, response, TypeScript",
    path: "/developer/json-rpc",
    width: 1440,
    show: (page) => page.locator(".pair").first(),
  },
  {
    row: "Install commands",
    path: "/developer/viem",
    show: async (page) => {
      const tabs = page.locator(".tabs[data-group=package-manager]").first();
      await press(tabs.locator("label", { hasText: "pnpm" }));
      return tabs;
    },
  },
  { row: "Lists", path: "/tutorials", show: (page) => page.locator("main") },
  { row: "For agents", path: "/developer/viem.md", show: (page) => page.locator("pre") },
  {
    row: "MCP server",
    path: "/build/build-with-ai/mcp",
    show: (page) => page.locator("#these-docs ~ .table-scroll").first(),
  },
];

/** Returns the path of a row's picture, relative to the repository's root. */
export const fileOfFeature = ({ row }: Pick<FeaturePicture, "row">): string =>
  `.github/features/${row.toLowerCase().replaceAll(/[^a-z]+/g, "-")}.webp`;
