import { jest } from "@jest/globals";
import { act, fireEvent, render } from "@testing-library/react";
import "../../../support/search/search-constants";
import * as labels from "../../../../src/site/labels";

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
const NOTHING = { hits: [], count: 0, direct: [], corrections: [], leftOut: [] };
let setComplete: () => void = () => undefined;
const complete = new Promise<void>((resolve) => (setComplete = resolve));
let isDown = false;
const askWorker = jest.fn(() =>
  isDown ? Promise.reject(new Error("offline")) : Promise.resolve(NOTHING),
);
jest.unstable_mockModule("../../../../src/search/engine/ask-worker", () => ({
  askWorker,
  whenComplete: () => complete,
  isDevelopmentIndex: () => false,
}));
const { SearchModal } = await import("../../../../src/search/ui/modal/SearchModal");

const show = (query = "gas") => render(<SearchModal query={query} onClose={() => undefined} />);

/** Asks as DocSearch does, and waits until the dialog shows the answer. */
async function ask(query: string): Promise<void> {
  await act(async () => {
    await given?.transformSearchClient({}).search({ requests: [{ query }] });
    jest.runOnlyPendingTimers();
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  askWorker.mockClear();
  isDown = false;
});
afterEach(() => {
  jest.useRealTimers();
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
  show();
  await ask("xyzzy");
  const region = document.querySelector(".visually-hidden[role=status]");
  expect(region?.textContent).toBe("No results were found");
});

test("a failed search says so where the results would be", async () => {
  show();
  isDown = true;
  await ask("gas");
  const message = document.querySelector('.DocSearch-Dropdown [role="alert"]');
  expect(message?.textContent).toBe(labels.searchFailed + labels.searchFailedHelp + labels.retry);
  isDown = false;
  await ask("gas");
  expect(document.querySelector('[role="alert"]')).toBeNull();
});

test("three chips limit the kind, one of which is pressed", () => {
  const { getAllByRole } = show();
  const readPressed = () =>
    getAllByRole("button", { pressed: true }).map(({ textContent }) => textContent);
  expect(readPressed()).toEqual(["All"]);
  fireEvent.click(getAllByRole("button", { name: "Recipes" })[0]!);
  expect(readPressed()).toEqual(["Recipes"]);
});

test("the query is repeated once the whole index is loaded", async () => {
  show();
  await ask("gas");
  expect(askWorker).toHaveBeenCalledTimes(1);
  await act(async () => {
    setComplete();
    await complete;
  });
  expect(askWorker).toHaveBeenCalledTimes(2);
});
