import { readFileSync, readdirSync } from "node:fs";
import fc from "fast-check";
import {
  CHARTS_FOLDER,
  type LineChart,
  formatFigure,
  readChart,
  readCharts,
} from "../../../../src/data/charts";
import { compile, environmentOf, htmlOf } from "../../../support/compile";

const LINES = `kind: lines
title: CELO left
alt: A line that falls <slowly>.
note: As planned.
as_of: 2026-11-21
sources: [{ title: The contract, url: https://github.com/celo-org/celo-monorepo }]
x: { label: Years, from: 0, to: 20 }
y: { label: Million CELO, unit: "%", from: 0, to: 100 }
lines:
  - { name: Planned, name_at: [5, 80], points: [[0, 100], [10, 50]] }
  - { name: Proposed, name_at: [12, 60], dashed: true, points: [[10, 50], [20, 25.5]] }
`;
const BARS = `kind: bars
title: Blocks
alt: Two bars.
as_of: 2026-11-21
sources: [{ title: The contract, url: https://github.com/celo-org/celo-monorepo }]
groups:
  - label: Gas limit
    unit: million
    bars: [{ name: Layer 1, value: 50 }, { name: Layer 2, value: 1250 }]
`;
const files = { "content/data/charts/left.yaml": LINES, "content/data/charts/blocks.yaml": BARS };

test("a line chart is drawn for a text column and for a phone, and its figures are in a table", () => {
  const html = htmlOf('<Chart id="left" />', { files });
  expect(html).toContain('<div role="img" aria-label="A line that falls &lt;slowly>.">');
  expect([...html.matchAll(/viewBox="0 0 (\d+) \d+"[^>]*font-size="(\d+)"/g)].map(String)).toEqual([
    expect.stringContaining("660"),
    expect.stringContaining("350"),
  ]);
  // Each drawing has two lines, one of them dashed, from the edge to the middle and beyond.
  expect(html.match(/<path d="M48,34L/g)).toHaveLength(2);
  expect(html.match(/stroke-dasharray/g)).toHaveLength(2);
  expect(html).not.toContain("NaN");
  expect(html).toContain(
    '<th scope="col">Years</th><th scope="col">Planned</th><th scope="col">Proposed</th>',
  );
  expect(html).toContain(
    '<tr><th scope="row">10</th><td data-label="Planned">50%</td><td data-label="Proposed">50%</td></tr>',
  );
  expect(html).toContain('<td data-label="Planned"></td><td data-label="Proposed">25.5%</td></tr>');
  expect(html).toContain('CELO left. As planned. Looked up on <time datetime="2026-11-21">');
});

test("bars are as long as their figures are large", () => {
  const html = htmlOf('<Chart id="blocks" />', { files });
  const [first = 0, second = 0] = [...html.matchAll(/<rect[^>]* width="([\d.]+)"/g)].map(
    ([, width]) => Number(width),
  );
  expect(first / second).toBeCloseTo(50 / 1250, 2);
  expect(html).toContain(
    '<td data-label="Layer 1">50 million</td><td data-label="Layer 2">1,250 million</td>',
  );
});

test("bars share a scale if the chart gives the figure of a full bar", () => {
  const one = { ...files, "content/data/charts/blocks.yaml": `${BARS}to: 2500\n` };
  const [own = 0, shared = 0] = [files, one].map((all) =>
    Number(
      /<rect[^>]* width="([\d.]+)"/.exec(htmlOf('<Chart id="blocks" />', { files: all }))?.[1],
    ),
  );
  expect(own / shared).toBeCloseTo(2, 1);
});

test("a straight line has corners at its points, and no curve", () => {
  const straight = LINES.replace(
    "points: [[0, 100], [10, 50]]",
    "straight: true, points: [[0, 100], [5, 50], [10, 40]]",
  );
  const html = htmlOf('<Chart id="left" />', {
    files: { "content/data/charts/left.yaml": straight },
  });
  expect(html).toMatch(/<path d="M48,34L[\d.]+,[\d.]+L[\d.]+,[\d.]+"\/>/);
});

test("in a Markdown copy a chart has its text, its figures and its sources", () => {
  const { body } = compile('<Chart id="blocks" />', { files });
  expect(body.twin).toMatchInlineSnapshot(`
    "**Chart:** Two bars.

    | | Layer 1 | Layer 2 |
    | - | - | - |
    | Gas limit | 50 million | 1,250 million |

    Blocks. Looked up on 21 November 2026, in [The contract](https://github.com/celo-org/celo-monorepo).
    "
  `);
});

test("the page is recompiled when the figures change, and search finds it by the chart's text", () => {
  const { doc, body } = compile('<Chart id="left" />', { files });
  expect(doc.dependencies).toContain("content/data/charts/left.yaml");
  expect(body.sections.map(({ text }) => text).join(" ")).toContain("CELO left");
});

describe("the charts of this site", () => {
  const readText = (file: string): string => readFileSync(file, "utf8");
  const lineChart = (id: string): LineChart => {
    const chart = readChart(id, { readText });
    if (chart?.kind !== "lines") throw new Error(`${id} isn't a line chart`);
    return chart;
  };
  const round = (value: number): number => Math.round(value * 10) / 10;
  const pointsOf = (id: string) => lineChart(id).lines.map(({ points }) => points);

  test("the release of CELO follows EpochRewards.sol, and then the proposed half-life", () => {
    const [planned = [], proposed = []] = pointsOf("celo-release");
    // SECONDS_LINEAR is 15 years. During this time, half of 400 million (the cap of a billion minus 600 million) is
    // released.
    for (const [years, left] of planned) expect(left).toBe(round(400 - (200 * years) / 15));
    for (const [years, left] of proposed)
      expect(left).toBe(round(200 * 2 ** (-(years - 15) / (15 * Math.LN2))));
    expect([planned.at(-1), proposed[0]]).toEqual([
      [15, 200],
      [15, 200],
    ]);
  });

  test("the share of Yes is the one computed by getSupportWithQuorumPadding", () => {
    for (const [at, points] of pointsOf("governance-quorum").entries()) {
      const threshold = [60, 70, 80, 90][at] ?? 0;
      expect(points).toContainEqual([threshold, 100]);
      for (const [turnout, share] of points) {
        // With 100 votes cast, the votes that are missing to reach the quorum count as No.
        const quorum = 100 / (turnout / 100);
        expect(share).toBe(round((threshold * Math.max(100, quorum)) / 100));
      }
    }
  });

  test("blocks have the gas limit given in the site's facts, from which gas per second follows", () => {
    const chart = readChart("blocks-before-after", { readText });
    const [time = [], limit = [], perSecond = []] =
      chart?.kind === "bars" ? chart.groups.map(({ bars }) => bars.map(({ value }) => value)) : [];
    const fact = readText("content/data/facts/block-gas-limit.yaml");
    expect(Number(/value: "([\d,]+)"/.exec(fact)?.[1]?.replaceAll(",", ""))).toBe(
      (limit[1] ?? 0) * 1e6,
    );
    expect(perSecond).toEqual(limit.map((gas, at) => gas / (time[at] ?? 0)));
  });

  test("the shares of the base fee add up to all of it each year", () => {
    const chart = readChart("fee-shares", { readText });
    if (chart?.kind !== "bars") throw new Error("fee-shares isn't a bar chart");
    for (const at of [0, 1, 2])
      expect(chart.groups.reduce((sum, { bars }) => sum + (bars[at]?.value ?? 0), 0)).toBe(100);
    expect(chart.to).toBe(100);
  });

  test("the multiplier is the one in _getRewardsMultiplier, with the factors of the launch and of CGP-134", () => {
    const [launch = [], since = []] = pointsOf("rewards-multiplier");
    for (const [left, multiplier] of launch) {
      const ratio = left / 100;
      const found =
        ratio > 1 ? Math.min(1 + (ratio - 1) * 0.5, 2) : Math.max(1 - (1 - ratio) * 5, 0);
      expect(multiplier).toBeCloseTo(found, 10);
    }
    expect(since.map(([, multiplier]) => multiplier)).toEqual(since.map(() => 1));
  });

  test("each is on a page", () => {
    const docs = readdirSync("content/docs", { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".md"))
      .map((file) => readText(`content/docs/${file}`))
      .join("\n");
    const ids = readdirSync(CHARTS_FOLDER.folder).map((file) => file.replace(".yaml", ""));
    expect(ids.length).toBeGreaterThanOrEqual(3);
    expect(ids.filter((id) => !docs.includes(`<Chart id="${id}" />`))).toEqual([]);
  });
});

const EDGES = [0, 5e-324, 1e-7, 1e-6, 0.001, 7, 7.0000000001, 1e12, 1e13, 1e308];
const number = fc.oneof(fc.constantFrom(...EDGES, ...EDGES.map((edge) => -edge)), fc.double());
const LINE_FILE = fc
  .record({
    x: fc.tuple(number, number),
    y: fc.tuple(number, number),
    at: fc.tuple(number, number),
  })
  .map(({ x, y, at }) =>
    LINES.replace("from: 0, to: 20", `from: ${x[0]}, to: ${x[1]}`)
      .replace("from: 0, to: 100", `from: ${y[0]}, to: ${y[1]}`)
      .replace("[10, 50]]", `[${at.join()}]]`),
  );
const BAR_FILE = fc
  .tuple(number, number)
  .map(([one, other]) => BARS.replace("50", String(one)).replace("1250", String(other)));
const QUORUM_FILE = fc
  .tuple(number, number, number, number)
  .map(
    ([factor, baseline, turnout, threshold]) =>
      `${BARS.slice(0, BARS.indexOf("groups")).replace("bars", "quorum")}quorum_factor: ${factor}\nstart: { baseline: ${baseline}, turnout: ${turnout}, threshold: ${threshold} }\n`,
  );

test("for any numbers, a chart is drawn with finite ones or has a fault", () => {
  fc.assert(
    fc.property(fc.oneof(LINE_FILE, BAR_FILE, QUORUM_FILE), (text) => {
      const { html } = compile('<Chart id="left" />', {
        files: { "content/data/charts/left.yaml": text },
      });
      expect(html).not.toMatch(/NaN|Infinity/);
    }),
  );
});

test("bars that are all zero have no length", () => {
  const text = BARS.replace("50", "0").replace("1250", "0").replace("50", "0");
  const html = htmlOf('<Chart id="left" />', { files: { "content/data/charts/left.yaml": text } });
  expect(html.match(/width="0" height="26"/g)).toHaveLength(4);
});

test.each([
  { change: ["[10, 50]]", "[10, 101]]"], path: "lines.0.points.1" },
  { change: ["[10, 50]]", "[30, 50]]"], path: "lines.0.points.1" },
  { change: ["[5, 80]", "[5, -80]"], path: "lines.0.name_at" },
  { change: ["[[0, 100], [10, 50]]", "[[10, 50], [0, 100]]"], path: "lines.0.points.1" },
  { change: ["Proposed", "Planned"], path: "lines.1" },
  { change: ["[[0, 100]", `[${"[0, 100], ".repeat(600)}[0, 100]`], path: "lines.0.points" },
] as const)("a line outside its drawing, or too long, is one fault: $path", ({ change, path }) => {
  const [before, after] = change;
  const text = LINES.replace(before, after);
  const { faults } = readCharts(environmentOf({ "content/data/charts/left.yaml": text }));
  expect(faults.map(({ problem }) => problem)).toEqual([`"${path}" has an invalid value.`]);
});

test("a group with other bars keeps them in the table", () => {
  const other = `  - label: Block time\n    unit: seconds\n    bars: [{ name: Layer 3, value: 1 }]\n`;
  const html = htmlOf('<Chart id="blocks" />', {
    files: { "content/data/charts/blocks.yaml": BARS + other },
  });
  expect(html).toContain('<td data-label="Layer 3">1 seconds</td>');
});

test.each([
  [0.000001, "0.000001"],
  [0.0004, "0.0004"],
  [-0, "0"],
  [0.1 + 0.2, "0.3"],
  [100 / 3, "33.3333"],
  [-25.5, "-25.5"],
  [1234567.125, "1,234,567.125"],
  [1e12, "1,000,000,000,000"],
])("the figure %d is printed as %s", (value, text) => {
  expect(formatFigure(value)).toBe(text);
});
