import { jest } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { styleGuide } from "../../../src/site/style-guide";
import { loadPage } from "../load-page";
import { inStage } from "../stages";

/** An example that our compiler made these stretches of. */
const example = (title: string, ...stretches: readonly string[]) => ({
  ...{ title, description: `${title}.`, source: `# ${title}`, bodyFile: `${title}.json` },
  skeleton: stretches.map((html) => ({ kind: "html", html })),
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
      ({ dataset, textContent }) => `${dataset.segment} ${textContent}`,
    ),
  );

afterEach(() => {
  inStage({});
});

test("an example shows its source, ready to copy, beside what it becomes", () => {
  inStage({ NODE_ENV: "development" });
  render(<StyleExamples />);
  const section = screen.getByRole("region", { name: "Notes" });
  expect(section.querySelector("code")?.textContent).toBe("# Notes");
  expect(section.querySelector("pre")?.tabIndex).toBe(0);
  expect(section.querySelector("[data-copy]")?.getAttribute("aria-label")).toBe(
    styleGuide.copyCode,
  );
  expect(results()).toEqual([["0 one", "1 two"], ["2 three"]]);
});

test("a browser takes all results from the one page that it has loaded, by their number", async () => {
  inStage({ BUILD_STAGE: "build-javascript", NODE_ENV: "production" });
  await loadPage(styleGuide.path, ["first", "second", "third"]);
  render(<StyleExamples />);
  expect(results()).toEqual([["0 first", "1 second"], ["2 third"]]);
});
