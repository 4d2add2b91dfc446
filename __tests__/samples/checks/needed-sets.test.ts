import { createNeedsFinder } from "../../../src/samples/checks/needed-sets";
import { pageOf, sampleOf } from "../../support/pinned-site";

test.each([
  ["ts", "content/docs/a.md", ["main"]],
  ["ts", "content/docs/old/a.md", ["old"]],
  ["solidity", "content/docs/a.md", ["main"]],
  ["solidity", "content/docs/old/a.md", ["main", "old"]],
  ["bash", "content/docs/a.md", []],
  ["json", "content/docs/a.md", []],
])("%s of %s needs its packages: %j", (language, file, needs) => {
  const sets = {
    main: "main",
    others: ["old"],
    setOf: (page: string) => (page.includes("/old/") ? "old" : "main"),
  };
  const page = pageOf(file, sampleOf("{}", { language }));
  const block = { page, index: 0, sample: page.samples[0]! };
  expect(createNeedsFinder(sets)(block)).toEqual(needs);
});

test("a proposal needs the contracts it is checked against", () => {
  const code = '[{ "contract": "GoldToken", "function": "approve", "args": [], "value": "0" }]';
  const page = pageOf("content/docs/a.md", sampleOf(code, { language: "json" }));
  const sets = { main: "main", others: [], setOf: () => "main" };
  const block = { page, index: 0, sample: page.samples[0]! };
  expect(createNeedsFinder(sets)(block)).toEqual(["main"]);
});
