import { jest } from "@jest/globals";
import { stampAddresses, watchImage } from "../../../src/browser/widgets/image-states";
import * as labels from "../../../src/site/labels";
import { find } from "../find";

test.each([
  { from: "/a.png", to: "/a.png?reload=x1" },
  { from: "/a.png?v=2", to: "/a.png?v=2&reload=x1" },
  { from: "/a.png?reload=w9", to: "/a.png?reload=x1" },
  { from: "/a.png 640w, /b.png 1030w", to: "/a.png?reload=x1 640w, /b.png?reload=x1 1030w" },
])("$from is fetched again as $to", ({ from, to }) => {
  expect(stampAddresses(from, "x1")).toBe(to);
});

describe("a picture that can't be shown", () => {
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  const image = (): HTMLImageElement => find("img") as HTMLImageElement;
  const state = (): HTMLElement => find("[data-image-state]") as HTMLElement;
  /** HTTP status of the request that finds out why the picture can't be shown; undefined if that request fails too. */
  let status: number | undefined;
  let isOnline: boolean;

  beforeEach(() => {
    [status, isOnline] = [500, true];
    jest.spyOn(navigator, "onLine", "get").mockImplementation(() => isOnline);
    globalThis.fetch = jest.fn(() =>
      status === undefined
        ? Promise.reject(new Error("no network"))
        : Promise.resolve({ status } as Response),
    );
    document.body.innerHTML = '<p><img src="/a.png" alt="A chart" width="4" height="3"></p>';
    // jsdom fetches no pictures.
    Object.defineProperty(image(), "complete", { value: false });
    watchImage(image());
  });
  const fail = async (): Promise<void> => {
    image().dispatchEvent(new Event("error"));
    await settle();
  };

  test("has a loading message in its place until it has loaded", () => {
    expect([state().textContent, state().getAttribute("role")]).toEqual([
      labels.imageLoading,
      "status",
    ]);
    expect([image().style.visibility, state().parentElement?.style.aspectRatio]).toEqual([
      "hidden",
      "4 / 3",
    ]);
    image().dispatchEvent(new Event("load"));
    expect(document.querySelector("[data-image-state]")).toBeNull();
    expect([image().style.visibility, image().parentElement?.style.aspectRatio]).toEqual(["", ""]);
  });

  test.each([
    [404, labels.imageNotFound, "status"],
    [500, labels.imageError, "button"],
    [undefined, labels.imageError, "button"],
  ])("says why: the server's answer is %s", async (answer, words, role) => {
    status = answer;
    await fail();
    expect([state().textContent, state().getAttribute("role")]).toEqual([words, role]);
  });

  test("is fetched again on request, and the focus isn't lost", async () => {
    await fail();
    expect(state().getAttribute("aria-label")).toBe(`${labels.imageError}: A chart`);
    state().focus();
    state().click();
    expect(image().src).toMatch(/\/a\.png\?reload=\w+$/);
    expect(state().textContent).toBe(labels.imageLoading);
    expect(document.activeElement).toBe(state());
  });

  test("leaves the focus where it is, if that is elsewhere", async () => {
    await fail();
    expect(document.activeElement).toBe(document.body);
  });

  test("is fetched again, once, when the network is back", async () => {
    isOnline = false;
    await fail();
    expect([state().textContent, state().getAttribute("role")]).toEqual([
      labels.imageOffline,
      "status",
    ]);
    dispatchEvent(new Event("online"));
    const { src } = image();
    expect(src).toMatch(/\?reload=\w+$/);
    jest.spyOn(Date, "now").mockReturnValue(1);
    dispatchEvent(new Event("online"));
    expect(image().src).toBe(src);
  });
});
