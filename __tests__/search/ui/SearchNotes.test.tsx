import { render, screen } from "@testing-library/react";
import type { DirectAnswer } from "../../../src/search/engine/hits/hit";
import { SearchNotes } from "../../../src/search/ui/SearchNotes";

const ANSWER: DirectAnswer = {
  kind: "term",
  title: "Epoch",
  text: "A day of Celo.",
  url: "/glossary#epoch",
  page: "Glossary",
};
const show = (more: Partial<DirectAnswer>, notes = {}) =>
  render(
    <SearchNotes
      answer={{
        direct: [{ ...ANSWER, ...more }],
        corrections: [],
        leftOut: [],
        count: 1,
        ...notes,
      }}
    />,
  );
const links = (): (readonly [string | null, string | null])[] =>
  screen.queryAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);

test("an answer has its text and a link to its page", () => {
  show({});
  expect(screen.getByText("A day of Celo.")).toBeDefined();
  expect(links()).toEqual([["Glossary", "/glossary#epoch"]]);
});

test("only a value can be copied", () => {
  const { unmount } = show({});
  expect(screen.queryByRole("button")).toBeNull();
  unmount();
  show({ value: "0x471E" });
  expect(screen.getByText("0x471E")).toBeDefined();
  expect(screen.getByRole("button").getAttribute("aria-label")).toContain("Epoch");
});

test("a source on the web is a link with its host, and a package is its name", () => {
  const { unmount } = show({ source: "https://github.com/celo-org/x" });
  expect(links()[1]).toEqual(["github.com", "https://github.com/celo-org/x"]);
  unmount();
  const { container } = show({ source: "npm:@celo/abis@1.0.0" });
  expect(links()).toHaveLength(1);
  expect(container.textContent).toMatch(/Source: @celo\/abis$/);
});

test("ignored words are listed if something was found without them", () => {
  const { container, unmount } = show({}, { leftOut: ["zebra"] });
  expect(container.textContent).toContain("zebra");
  unmount();
  expect(show({}, { leftOut: ["zebra"], count: 0 }).container.textContent).not.toContain("zebra");
});

test("a correction shows the typed and the corrected query", () => {
  const { container } = show({}, { corrections: [{ typed: "goverance", used: "governance" }] });
  expect(container.textContent).toMatch(/governance.*goverance/);
});
