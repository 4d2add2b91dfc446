import { jest } from "@jest/globals";
import { act, render, screen, within } from "@testing-library/react";
import { type ComponentProps, createElement } from "react";
import DevNotFound from "../../../src/components/not-found/DevNotFound";
import { NotFound } from "../../../src/components/not-found/NotFound";
import * as labels from "../../../src/site/labels";
import { searchAreas } from "../../../src/site/search";

const PAGES = [
  ["/build/quickstart", "Quickstart"],
  ["/tools/größe", "Size"],
];
const NONE: readonly never[] = [];
const requested = jest.fn<typeof fetch>();
const answer = (pages: unknown) => ({ ok: true, json: () => Promise.resolve(pages) }) as Response;
/** Lets all code that is waiting for the index continue. */
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve)));
const field = () => screen.getByRole<HTMLInputElement>("searchbox");
const suggested = (): [heading: string, ...addresses: (string | null)[]][] =>
  screen.queryAllByRole("heading", { level: 2 }).map((heading) => {
    const links = within(heading.parentElement!).getAllByRole("link");
    return [heading.textContent, ...links.map((link) => link.getAttribute("href"))];
  });
const AREAS = [[labels.browseAreas, ...searchAreas.map(({ href }) => href)]];

beforeEach(() => {
  requested.mockReset().mockResolvedValue(answer(PAGES));
  globalThis.fetch = requested;
});

test("an unknown address gets the closest pages, and its words in the search", async () => {
  render(<NotFound path="/build/quikstart" gone={NONE} />);
  expect(suggested()).toEqual([]); // No suggestions until the site's pages are known.
  expect(document.querySelector("[aria-labelledby=closest]")).toBeNull();
  await settle();
  expect(suggested()).toEqual([[labels.closestPages, "/build/quickstart"]]);
  expect(screen.getByRole("region", { name: labels.closestPages })).toBeTruthy();
  expect(field().value).toBe("build quikstart");
  expect(screen.getByText(labels.notFound[0])).toBeTruthy();
});

test("analytics, if there are any, learn the path once, and nothing of the page's own path", async () => {
  const sendNotFound = jest.fn();
  window.signals = { countView: jest.fn(), sendAnswer: jest.fn(), sendNotFound };
  const { rerender } = render(<NotFound path="/404.html" gone={NONE} />);
  rerender(<NotFound path="/build/quikstart" gone={NONE} />);
  await settle();
  rerender(<NotFound path="/build/quikstart" gone={NONE} />);
  await settle();
  delete window.signals;
  expect(sendNotFound.mock.calls).toEqual([["/build/quikstart"]]);
});

test("the URL of a suggestion is percent-encoded", async () => {
  render(<NotFound path="/tools/größ" gone={NONE} />);
  await settle();
  expect(suggested()).toEqual([[labels.closestPages, "/tools/gr%C3%B6%C3%9Fe"]]);
});

test("if no page is close, the areas are offered", async () => {
  render(<NotFound path="/xyzzy" gone={NONE} />);
  await settle();
  expect(suggested()).toEqual(AREAS);
});

test.each(["/404", "/404/", "/404.html"])(
  "the page's own path %s requests nothing",
  async (path) => {
    render(<NotFound path={path} gone={NONE} />);
    await settle();
    expect(suggested()).toEqual(AREAS);
    expect([field().value, requested.mock.calls.length]).toEqual(["", 0]);
  },
);

test("text that the reader has typed isn't overwritten", async () => {
  const { rerender } = render(<NotFound path="/404.html" gone={NONE} />);
  field().value = "gas";
  rerender(<NotFound path="/build/quikstart" gone={NONE} />);
  await settle();
  expect(field().value).toBe("gas");
});

test("suggestions that arrive after the reader has left the address aren't shown", async () => {
  let answerFirst = (_: Response): void => undefined;
  requested.mockReturnValueOnce(new Promise((resolve) => (answerFirst = resolve)));
  const { rerender } = render(<NotFound path="/build/quikstart" gone={NONE} />);
  rerender(<NotFound path="/xyzzy" gone={NONE} />);
  await settle();
  answerFirst(answer(PAGES));
  await settle();
  expect(suggested()).toEqual(AREAS);
});

test("a page that is gone says why, and leads to the closest one", async () => {
  const gone = [
    { from: "/sdk/*", to: "/build", reason: "The reference was made from old packages." },
    { from: "/thank-you", to: "/", reason: "This page thanked readers." },
  ];
  const { rerender } = render(<NotFound path="/sdk/docs/über/" gone={gone} />);
  await settle();
  const section = screen.getByRole("region", { name: labels.goneTitle });
  expect(section.textContent).toContain("The reference was made from old packages.");
  expect(within(section).getByRole("link").getAttribute("href")).toBe("/build");
  expect(screen.queryByText(labels.notFound[1])).toBeNull();
  rerender(<NotFound path="/sdks" gone={gone} />);
  await settle();
  expect(screen.queryByRole("region", { name: labels.goneTitle })).toBeNull();
  expect(screen.getByText(labels.notFound[1])).toBeTruthy();
});

test("in development, the page has the data of the site's 404 page, and waits for it", async () => {
  const gone = [{ from: "/old", to: "/new", reason: "The programme has ended." }];
  const json = { data: { allGoneAddress: { nodes: gone } } };
  const custom404 = createElement("i", { pageResources: { json } } as object);
  const given = { location: { pathname: "/old" } } as ComponentProps<typeof DevNotFound>;
  const { container, rerender } = render(<DevNotFound {...given} />);
  expect(container.textContent).toBe("");
  rerender(<DevNotFound {...given} custom404={custom404 as (typeof given)["custom404"]} />);
  await settle();
  expect(container.textContent).toContain("The programme has ended.");
});
