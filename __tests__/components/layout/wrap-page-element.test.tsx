import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";

interface Given {
  readonly path: string;
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

test.each(["build-html", "build-javascript"])(
  "%s: the layout gets the encoded path and the doc",
  (stage) => {
    expect(wrap(stage, DATA)).toEqual({ path: "/gr%C3%B6%C3%9Fe", doc: DATA.doc });
  },
);

test("a page without data has no doc", () => {
  expect(wrap("build-javascript", undefined)).toEqual({ path: "/gr%C3%B6%C3%9Fe", doc: undefined });
});
