import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { styleGuide } from "../../../src/site/style-guide";
import { inStage } from "../stages";

/** An example that our compiler has converted to these segments. */
const example = (title: string, ...stretches: readonly string[]) => ({
  ...{ title, description: `${title}.`, source: `# ${title}` },
  body: stretches.map((html) => ({ kind: "html", html })),
});
const nodes = [example("Lists", "<p>one</p>", "<p>two</p>"), example("Notes", "<p>three</p>")];
jest.unstable_mockModule("gatsby", () => ({
  graphql: () => "",
  useStaticQuery: () => ({ allStyleExample: { nodes } }),
}));
const { StyleExamples } = await import("../../../src/components/style-guide/StyleExamples");

const results = () =>
  [...document.querySelectorAll(".prose")].map((result) =>
    [...result.querySelectorAll<HTMLElement>("[data-segment]")].map(
      ({ textContent }) => textContent,
    ),
  );

afterEach(() => {
  inStage({});
});

test("an example shows its source, ready to copy, next to the result", () => {
  inStage({ NODE_ENV: "development" });
  render(<StyleExamples />);
  const section = screen.getByRole("region", { name: "Notes" });
  expect(section.querySelector("code")?.textContent).toBe("# Notes");
  expect(section.querySelector("pre")?.tabIndex).toBe(0);
  expect(section.querySelector("[data-copy]")?.getAttribute("aria-label")).toBe(
    styleGuide.copyCode,
  );
  expect(results()).toEqual([["one", "two"], ["three"]]);
});
