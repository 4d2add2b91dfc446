import { checkQuestions } from "../../../src/model/docs/questions";
import type { RoutedDoc } from "../../../src/model/docs/site";
import { compile } from "../../support/compile";
import { doc } from "../../support/doc";
import { site } from "../../support/site";

const ASKED = ["How do I get test money?", "Where is the faucet?"];

/** What is wrong with the questions of docs, by file: the rule and what it says. */
const faultsOf = (files: Readonly<Record<string, Parameters<typeof doc>[0]>>) =>
  site({
    files: Object.fromEntries(
      Object.entries(files).map(([name, matter]) => [`content/docs/${name}.md`, doc(matter)]),
    ),
  }).faults.map(({ file, rule, problem }) => [file, rule, problem]);

test("questions of a page's own are right", () => {
  expect(faultsOf({ a: { questions: ASKED }, b: { questions: ["What is a validator?"] } })).toEqual(
    [],
  );
});

test("a question that another page answers too is a fault on the second, whatever its signs and capitals", () => {
  expect(faultsOf({ a: { questions: ASKED }, b: { questions: ["where is the Faucet"] } })).toEqual([
    [
      "content/docs/b.md",
      "questions/repeated",
      '"where is the Faucet" is a question of /a already.',
    ],
  ]);
});

test("so is one that stands in its own list twice", () => {
  expect(faultsOf({ a: { questions: [...ASKED, ASKED[0]] } })).toEqual([
    [
      "content/docs/a.md",
      "questions/repeated",
      '"How do I get test money?" is in this list already.',
    ],
  ]);
});

test("the title is no question", () => {
  expect(faultsOf({ a: { title: "Test money", questions: ["Test money?"] } })).toEqual([
    [
      "content/docs/a.md",
      "questions/title",
      '"Test money?" is the title, which the search knows already.',
    ],
  ]);
});

test("a draft and an unlisted page do not take a question from others", () => {
  expect(
    faultsOf({
      a: { questions: ASKED, draft: true },
      b: { questions: ASKED, unlisted: true },
      c: { questions: ASKED },
    }),
  ).toEqual([]);
});

test("once all pages have questions, a page without any is a fault", () => {
  const { doc: compiled } = compile(doc(), { file: "content/docs/a.md" });
  const docs: readonly RoutedDoc[] = [{ compiled, id: "a", version: "current", path: "/a" }];
  expect(checkQuestions(docs, true).map(({ rule, line }) => [rule, line])).toEqual([
    ["questions/missing", 1],
  ]);
  expect(checkQuestions(docs, false)).toEqual([]);
});
