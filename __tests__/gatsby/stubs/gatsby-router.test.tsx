import { jest } from "@jest/globals";
import { render, waitFor } from "@testing-library/react";
import { Location, Router, globalHistory, navigate } from "../../../src/gatsby/stubs/gatsby-router";

let shown: string[] = [];
/** Renders what Gatsby does: something for each location. */
const show = () =>
  render(
    <Location>
      {({ location: { pathname, search, hash, key } }) => {
        shown.push(`${pathname}${search}${hash} ${key}`);
        return null;
      }}
    </Location>,
  );
/** Waits until a navigation's page is drawn. */
const settle = (drawn: Promise<unknown>) => waitFor(() => drawn);

beforeEach(async () => {
  const { unmount } = show();
  await settle(navigate("/start", { replace: true }));
  unmount();
  shown = [];
});

test("a navigation adds an entry with a key and its state, and is over when its page is drawn", async () => {
  show();
  const { length } = history;
  let isOver = false;
  const drawn = navigate("/gas?q=a#b", { state: { from: "x" } }).then(() => (isOver = true));
  expect([isOver, location.pathname]).toEqual([false, "/gas"]);
  await settle(drawn);
  const { key, ...state } = history.state as { readonly key: string };
  expect([isOver, history.length, state]).toEqual([true, length + 1, { from: "x" }]);
  expect(shown.at(-1)).toBe(`/gas?q=a#b ${key}`);
  expect(Number(key)).toBeGreaterThan(0);
});

test("one that is asked to takes the place of the entry", async () => {
  show();
  const { length } = history;
  await settle(navigate("/gas", { replace: true }));
  expect([history.length, location.pathname]).toEqual([length, "/gas"]);
});

test("another before the first is drawn takes its place, and after it does not", async () => {
  show();
  const { length } = history;
  void navigate("/first");
  await settle(navigate("/second"));
  expect([history.length, shown.at(-1)]).toEqual([length + 1, expect.stringMatching("^/second ")]);
  await settle(navigate("/third"));
  expect(history.length).toBe(length + 2);
});

test("a number goes through the history", () => {
  const go = jest.spyOn(history, "go").mockImplementation(() => undefined);
  void navigate(-1);
  expect(go.mock.calls).toEqual([[-1]]);
  go.mockRestore();
});

test("who listens is told of each change, and how it came about, until they stop", () => {
  const changes: string[] = [];
  const stop = globalHistory.listen(({ location, action }) => {
    changes.push(`${action} ${location.pathname} ${location.key}`);
  });
  history.replaceState(null, "", "/back");
  dispatchEvent(new PopStateEvent("popstate"));
  void navigate("/gas", { state: {} });
  stop();
  dispatchEvent(new PopStateEvent("popstate"));
  expect(changes).toEqual(["POP /back initial", expect.stringMatching("^PUSH /gas \\d+$")]);
});

test("the box around a page can have the focus, and is no tab stop", () => {
  const { container } = render(
    <Router id="box">
      <main />
    </Router>,
  );
  const box = container.firstElementChild as HTMLElement;
  expect([box.id, box.tabIndex, box.innerHTML]).toEqual(["box", -1, "<main></main>"]);
});
