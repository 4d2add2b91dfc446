import { jest } from "@jest/globals";
import { act, render } from "@testing-library/react";
import "../../support/search/search-constants";

/** Tests only what we pass to DocSearch. DocSearch itself is tested in a browser. */
interface Given {
  readonly initialQuery: string;
  readonly navigator: Readonly<Record<string, (options: object) => void>>;
  readonly transformSearchClient: (client: object) => {
    readonly search: (request: object) => Promise<unknown>;
  };
  readonly getMissingResultsUrl: (options: { readonly query: string }) => string;
}
let given: Given | undefined;
jest.unstable_mockModule("@docsearch/react", () => ({
  DocSearchModal: (props: Given) => {
    given = props;
    return (
      <div className="DocSearch-Container">
        <div className="DocSearch-Dropdown" />
      </div>
    );
  },
}));
const navigate = jest.fn();
jest.unstable_mockModule("gatsby", () => ({ navigate }));
const stopAsking = jest.fn();
const askAgainWhenQuiet = jest.fn((_ready: Promise<void>) => stopAsking);
jest.unstable_mockModule("../../../src/search/ui/modal/ask-again", () => ({
  askAgain: jest.fn(),
  askAgainWhenQuiet,
}));
const complete = Promise.resolve();
const NOTHING = {
  ...{ hits: [], nbHits: 0, hitsPerPage: 20, query: "xyzzy", direct: [] },
  ...{ corrections: [], leftOut: [] },
};
jest.unstable_mockModule("../../../src/search/engine/ask-worker", () => ({
  askWorker: () => Promise.resolve(NOTHING),
  whenComplete: () => complete,
  isDevelopmentIndex: () => false,
}));
const { SearchModal } = await import("../../../src/search/ui/SearchModal");

const show = (query = "gas") => render(<SearchModal query={query} onClose={() => undefined} />);
beforeEach(() => {
  stopAsking.mockClear();
  askAgainWhenQuiet.mockClear();
});

test("an open dialog repeats its query once the whole index is loaded, but a closed one doesn't", () => {
  const { unmount } = show();
  expect(askAgainWhenQuiet.mock.calls).toEqual([[complete]]);
  expect(stopAsking).not.toHaveBeenCalled();
  unmount();
  expect(stopAsking).toHaveBeenCalledTimes(1);
});

test("a query has a maximum length, and one without results can be reported", () => {
  show("x".repeat(100));
  expect(given?.initialQuery).toBe("x".repeat(64));
  const url = new URL(given?.getMissingResultsUrl({ query: " a&b " }) ?? "");
  expect(url.searchParams.get("title")).toContain("a&b");
});

test("a result of this site is a navigation, and opens in a new tab on request", () => {
  const opened = jest.spyOn(window, "open").mockReturnValue(null);
  show();
  given?.navigator.navigate?.({ itemUrl: "/build", item: { url: "/build" } });
  expect(navigate).toHaveBeenCalledWith("/build");
  given?.navigator.navigateNewTab?.({ itemUrl: "/build" });
  expect(opened).toHaveBeenCalledWith("/build", "_blank", "noopener");
});

test("a page that loads while the dialog is open doesn't give DocSearch another client", () => {
  history.replaceState(null, "", "/build");
  const { rerender } = show();
  const client = given?.transformSearchClient;
  expect(client).toBeInstanceOf(Function);
  history.replaceState(null, "", "/wallet");
  rerender(<SearchModal query="gas" onClose={() => undefined} />);
  expect(given?.transformSearchClient).toBe(client);
});

test("a query without results is announced, which DocSearch doesn't do", async () => {
  jest.useFakeTimers();
  show();
  await act(async () => {
    await given?.transformSearchClient({}).search({ requests: [{ query: "xyzzy" }] });
    jest.runOnlyPendingTimers();
  });
  const region = document.querySelector(".visually-hidden[role=status]");
  expect(region?.textContent).toBe("No results were found");
  jest.useRealTimers();
});
