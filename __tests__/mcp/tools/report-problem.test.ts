import { reportProblem, reportProblemInput } from "../../../src/mcp/tools/report-problem";
import { fixtureSite } from "../published-fixture";

const site = fixtureSite();
const report = (input: unknown) => reportProblem(site, reportProblemInput.parse(input));
const PROBLEM = "The page says USDC has 18 decimals & it has 6.\nSee the contract.";

test("the URL opens an issue with title, text, page and date", async () => {
  const { text } = await report({
    page: "https://docs.celo.org/build/gas#which-one",
    title: "Wrong decimals",
    problem: PROBLEM,
  });
  expect(text).toMatch(/^Nothing was sent\./);
  const address = new URL(text.slice(text.indexOf("https://github.com/")));
  expect(address.pathname).toBe("/celo-org/docs/issues/new");
  expect(Object.fromEntries(address.searchParams)).toEqual({
    title: "/build/gas: Wrong decimals",
    body: `${PROBLEM}\n\nPage: https://docs.celo.org/build/gas#which-one\nFacts checked: 2026-11-21`,
  });
});

test("an issue about an unknown page is refused", async () => {
  const { text, isError } = await report({ page: "/x/gas", title: "Wrong", problem: PROBLEM });
  expect([isError, text]).toEqual([
    true,
    "No page in the docs has the path /x/gas. Did you mean /build/gas?",
  ]);
});

test("a text that is too long for a URL is refused, not cut", async () => {
  const { text, isError } = await report({
    page: "/build/gas",
    title: "Wrong",
    problem: "字".repeat(1500),
  });
  expect([isError, text]).toEqual([
    true,
    "The report is too long for a URL. Describe it in fewer words.",
  ]);
});

test.each([
  { title: "", problem: PROBLEM },
  { title: "x".repeat(121), problem: PROBLEM },
  { title: "Wrong", problem: "bad" },
  { title: "Wrong", problem: "x".repeat(3001) },
])("titles and texts that are too short or too long are refused by the schema", (input) => {
  expect(reportProblemInput.safeParse({ page: "/build/gas", ...input }).success).toBe(false);
});
