import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { digestOfPageData } from "../../../src/browser/navigation/page-digest";

interface Given {
  readonly path: string;
  readonly digest?: string;
  readonly doc?: unknown;
}
let given: Given | undefined;
jest.unstable_mockModule("../../../src/components/layout/Layout", () => ({
  Layout: ({ children, ...props }: Given & { readonly children: ReactNode }) => {
    given = props;
    return <main>{children}</main>;
  },
}));
const { wrapPageElement } = await import("../../../src/components/layout/wrap-page-element");

const DATA = { doc: { title: "A" } };
function wrap(stage: string | undefined, data: unknown): Given {
  process.env.BUILD_STAGE = stage;
  const props = { data, location: { pathname: "/größe" } };
  render(wrapPageElement({ element: <p>page</p>, props } as never, {} as never));
  expect(screen.getByRole("main").textContent).toBe("page");
  if (!given) throw new Error("No layout was rendered.");
  return given;
}

afterEach(() => {
  delete process.env.BUILD_STAGE;
});

test("a page that is built carries the digest of its data, by which a browser knows it again", () => {
  expect(wrap("build-html", DATA)).toEqual({
    path: "/gr%C3%B6%C3%9Fe",
    doc: DATA.doc,
    digest: digestOfPageData(DATA),
  });
});

test("in a browser there is no digest; a page without data has no doc", () => {
  expect(wrap("build-javascript", undefined)).toEqual({
    path: "/gr%C3%B6%C3%9Fe",
    doc: undefined,
    digest: undefined,
  });
});
