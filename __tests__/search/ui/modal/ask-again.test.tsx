import { jest } from "@jest/globals";
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { askAgain, askAgainWhenQuiet } from "../../../../src/search/ui/modal/ask-again";

const asked = jest.fn<(query: string) => void>();

/** An input like DocSearch's, whose value React controls. Each change starts a query. */
function Search({ query }: { readonly query: string }) {
  const [value, setValue] = useState(query);
  return (
    <input
      className="DocSearch-Input"
      value={value}
      onChange={({ target }) => {
        asked(target.value);
        setValue(target.value);
      }}
    />
  );
}

function show(query: string): HTMLInputElement {
  render(<Search query={query} />);
  return screen.getByRole<HTMLInputElement>("textbox");
}

beforeEach(() => {
  asked.mockClear();
});

test.each(["gas", "gas ", "gas  ", " run a node"])(
  "%j is searched for again, and stays in the field",
  (query) => {
    const input = show(query);
    act(askAgain);
    expect(asked.mock.lastCall).toEqual([query]);
    expect(input.value).toBe(query);
  },
);

test("the reader can continue typing where they were", () => {
  const input = show("run a node");
  input.setSelectionRange(3, 5);
  act(askAgain);
  expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5]);
});

test.each(["", "  "])("%j isn't searched for", (query) => {
  show(query);
  act(askAgain);
  expect(asked).not.toHaveBeenCalled();
});

test("without a search on the page nothing happens", () => {
  askAgain();
  expect(asked).not.toHaveBeenCalled();
});

describe("once the index is complete", () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

  test("the query is repeated half a second after the last key press", async () => {
    show("gas");
    askAgainWhenQuiet(Promise.resolve());
    dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    await wait(400);
    expect(asked).not.toHaveBeenCalled();
    await wait(100);
    expect(asked.mock.lastCall).toEqual(["gas"]);
  });

  test("a closed search repeats nothing", async () => {
    show("gas");
    const stop = askAgainWhenQuiet(Promise.resolve());
    stop();
    await wait(1000);
    expect(asked).not.toHaveBeenCalled();
  });
});
