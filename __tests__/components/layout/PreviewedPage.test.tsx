import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import type { Doc } from "../../../src/components/doc/types";

/* In development, a page shows what the server sends about its files. */

let send: (doc: unknown) => void = () => undefined;
const end = jest.fn();
const reloadWhen = jest.fn(() => Promise.resolve());
jest.unstable_mockModule("../../../src/browser/navigation/content-preview", () => ({
  watchContentPreview: (_: string, show: typeof send) => {
    send = show;
    return end;
  },
  reloadWhen,
}));
const { PreviewedPage } = await import("../../../src/components/layout/PreviewedPage");

const show = (doc: Partial<Doc> | undefined) =>
  render(
    <PreviewedPage path="/a" doc={doc as Doc | undefined}>
      {(shown) => <p>{shown ? `${shown.title} at ${shown.path}` : "Not found"}</p>}
    </PreviewedPage>,
  );

beforeEach(() => {
  jest.clearAllMocks();
});

test("what was sent takes the place of the page's data", () => {
  show({ title: "Before", path: "/a" });
  act(() => {
    send({ title: "After" });
  });
  expect(screen.getByText("After at /a")).not.toBeNull();
  expect(reloadWhen).not.toHaveBeenCalled();
});

test.each([
  ["a page that is gone is loaded anew", { title: "Before" }, null, false],
  ["a missing page that is written is loaded anew", undefined, { title: "New" }, true],
])("%s", (_, doc, sent, isThere) => {
  show(doc);
  act(() => {
    send(sent);
  });
  expect(reloadWhen).toHaveBeenCalledWith("/a", isThere, expect.any(AbortSignal));
});

test("a page without a doc stays, and updates end when it is left", () => {
  const { unmount } = show(undefined);
  act(() => {
    send(null);
  });
  expect(screen.getByText("Not found")).not.toBeNull();
  expect(reloadWhen).not.toHaveBeenCalled();
  unmount();
  expect(end).toHaveBeenCalledTimes(1);
});
