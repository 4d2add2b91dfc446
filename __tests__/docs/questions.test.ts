import { checkMissingQuestions } from "../../src/docs/questions";
import { compile } from "../support/compile";
import { doc } from "../support/doc";
import { site } from "../support/site";

const ASKED = ["How do I get test money?", "Where is the faucet?"];

/** Lists the faults in the docs' questions by file, each as its rule and message. */
const faultsOf = (files: Readonly<Record<string, Parameters<typeof doc>[0]>>) =>
  site({
    files: Object.fromEntries(
      Object.entries(files).map(([name, matter]) => [`content/docs/${name}.md`, doc(matter)]),
    ),
  }).faults.map(({ file, rule, problem }) => [file, rule, problem]);

test("a page's own questions are fine", () => {
  expect(faultsOf({ a: { questions: ASKED }, b: { questions: ["What is a validator?"] } })).toEqual(
    [],
  );
});

test("a question that another page answers too is a fault on the second, regardless of punctuation and case", () => {
  expect(faultsOf({ a: { questions: ASKED }, b: { questions: ["where is the Faucet"] } })).toEqual([
    [
      "content/docs/b.md",
      "questions/repeated",
      '"where is the Faucet" is already a question on /a.',
    ],
  ]);
});

test("a question that is in the page's own list twice is a fault too", () => {
  expect(faultsOf({ a: { questions: [...ASKED, ASKED[0]] } })).toEqual([
    [
      "content/docs/a.md",
      "questions/repeated",
      '"How do I get test money?" is already in this list.',
    ],
  ]);
});

test("the title isn't a question", () => {
  expect(faultsOf({ a: { title: "Test money", questions: ["Test money?"] } })).toEqual([
    [
      "content/docs/a.md",
      "questions/title",
      '"Test money?" is the page\'s title, which the search finds anyway.',
    ],
  ]);
});

test("drafts and unlisted pages don't take a question from other pages", () => {
  expect(
    faultsOf({
      a: { questions: ASKED, draft: true },
      b: { questions: ASKED, unlisted: true },
      c: { questions: ASKED },
    }),
  ).toEqual([]);
});

test("if a page has no questions, writers are asked to add some", () => {
  const files = { "content/docs/a.md": doc(), "content/docs/b.md": doc({ draft: true }) };
  const docs = Object.entries(files).map(([file, text]) => compile(text, { file }).doc);
  expect(checkMissingQuestions(docs).map(({ file, rule, line }) => [file, rule, line])).toEqual([
    ["content/docs/a.md", "questions/missing", 1],
  ]);
});
