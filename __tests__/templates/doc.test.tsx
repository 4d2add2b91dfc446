import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { Helmet } from "react-helmet";
import type { Doc } from "../../src/components/base/types";
import { given } from "../components/given";
import { pageDoc } from "../components/page-doc";

jest.unstable_mockModule("gatsby", () => ({ graphql: () => "" }));
const { default: DocTemplate } = await import("../../src/templates/doc");

/** Returns the head of a doc's page, as a build writes it. */
function headOf(change: Partial<Doc> = {}): string {
  Helmet.canUseDOM = false;
  render(<DocTemplate {...given({ data: { doc: pageDoc(change) } })} />);
  const { title, meta, link, script } = Helmet.renderStatic();
  return [title, meta, link, script].map((part) => part.toString()).join("");
}

test.each([
  { unlisted: false, draft: false, isHidden: false },
  { unlisted: true, draft: false, isHidden: true },
  { unlisted: false, draft: true, isHidden: true },
])(
  "unlisted $unlisted, draft $draft: kept from search engines $isHidden",
  ({ isHidden, ...doc }) => {
    expect(headOf(doc).includes("noindex")).toBe(isHidden);
  },
);

test("the head has the doc's title, canonical URL and Markdown copy; the page shows the doc", () => {
  const head = headOf({ canonicalPath: "/fees", keywords: ["gas", "price"], path: "/1.0/fees" });
  expect(head).toContain(">Gas fees | Celo Documentation<");
  expect(head).toContain('href="https://docs.celo.org/fees"');
  expect(head).toContain('href="/1.0/fees.md"');
  expect(head).toContain('content="gas, price"');
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Gas fees");
});
