import {
  describeQuorum,
  findNeededShare,
  placeInPlot,
  plotQuorum,
} from "../../../../src/data/quorum-plot";
import { compile, htmlOf } from "../../../support/compile";

const CHART = `kind: quorum
title: What the quorum asks
alt: A line that falls.
as_of: 2026-11-23
sources: [{ title: The contract, url: https://github.com/celo-org/celo-monorepo }]
quorum_factor: 0.5
start: { baseline: 10, turnout: 3.3, threshold: 60 }
`;
const files = { "content/data/charts/slider.yaml": CHART };
const SIZE = { width: 660, height: 360 };

test.each([
  // The worked example on the governance page: 100 million locked, a baseline of 0.1, a factor of 0.5, 60 percent.
  { name: "A", yes: 4, cast: 4.5 + 0.5, threshold: 60, passes: true },
  { name: "B", yes: 2, cast: 2.2, threshold: 60, passes: false },
  { name: "C", yes: 3.2, cast: 3.3, threshold: 60, passes: true },
])("proposal $name of the worked example passes: $passes", ({ yes, cast, threshold, passes }) => {
  const needed = findNeededShare({ baseline: 10, turnout: cast, threshold }, 0.5);
  expect((100 * yes) / cast > needed).toBe(passes);
});

test("above the quorum only the threshold counts", () => {
  expect(findNeededShare({ baseline: 10, turnout: 5, threshold: 70 }, 0.5)).toBe(70);
  expect(findNeededShare({ baseline: 10, turnout: 20, threshold: 70 }, 0.5)).toBe(70);
});

test("the line begins where all votes would have to be Yes, and ends flat at the threshold", () => {
  const choice = { baseline: 10, turnout: 2, threshold: 60 };
  const { line, dot } = plotQuorum(choice, 0.5, SIZE);
  const points = line
    .slice(1)
    .split("L")
    .map((point) => point.split(" ").map(Number));
  const end = placeInPlot(20, 60, SIZE);
  expect(points[0]).toEqual(Object.values(placeInPlot(3, 100, SIZE)));
  expect(points.at(-1)).toEqual([end.x, end.y]);
  expect(points.at(-2)?.[1]).toBe(end.y);
  // No share of Yes votes is enough, so the dot is at the top.
  expect(dot).toEqual(placeInPlot(2, 100, SIZE));
});

test("if the quorum is outside the drawing, the visible part of the line is drawn", () => {
  const { line } = plotQuorum({ baseline: 40, turnout: 5, threshold: 90 }, 1, SIZE);
  expect(line).not.toMatch(/NaN|Infinity/);
  const right = placeInPlot(20, 50, SIZE).x;
  for (const point of line.slice(1).split("L"))
    expect(Number(point.split(" ")[0])).toBeLessThanOrEqual(right);
});

test("the result is described in words", () => {
  const choice = { baseline: 10, turnout: 3.3, threshold: 60 };
  expect(describeQuorum(choice, 0.5)).toBe(
    "The quorum is 5% of all locked CELO. At a turnout of 3.3%, a proposal passes when more than 90.9% of the votes are Yes.",
  );
  expect(describeQuorum({ ...choice, turnout: 3 }, 0.5)).toContain("no proposal passes");
});

test("only the sliders need scripts; drawing, text and figures don't", () => {
  const html = htmlOf('<Chart id="slider" />', { files });
  expect(html).toContain('<figure class="chart flow" data-quorum="0.5">');
  expect(html.match(/<input type="range"/g)).toHaveLength(3);
  expect(html).toContain("<table data-needs-script>");
  expect(html).toContain("more than 90.9% of the votes are Yes.</output>");
  expect(html).toContain('<tr><th scope="row">4%</th><td>more than 75%</td></tr>');
  expect(html).toContain('<tr><th scope="row">3%</th><td>no share</td></tr>');
  expect(html).not.toContain("NaN");
});

test("its Markdown copy has the figures", () => {
  expect(compile('<Chart id="slider" />', { files }).body.twin).toContain(
    "| 10% | more than 60% |",
  );
});
