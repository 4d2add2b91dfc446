import type { CompiledDoc } from "../base/compiled-doc";
import { type Fault, faultAt } from "../faults/fault";
import type { RoutedDoc } from "./site";

/** Reduces a question or title to its words in lower case, without punctuation, for comparison. */
const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/** Finds pages without questions. Only `npm run doctor` reports them: a build doesn't require questions. */
export function checkMissingQuestions(docs: readonly CompiledDoc[]): Fault[] {
  return docs.flatMap(({ file, frontmatter }) =>
    !frontmatter || frontmatter.draft || frontmatter.unlisted || frontmatter.questions.length > 0
      ? []
      : [
          faultAt(
            { file, line: 1, column: 1 },
            {
              rule: "questions/missing",
              problem: "This page has no questions.",
              fix: "Write questions: with 4 to 10 questions that the page answers, in the words of readers who don't know its terms.",
            },
          ),
        ],
  );
}

/**
 * Finds questions that repeat the page's own title, and questions that two pages of a version share: the search
 * couldn't tell which page to show.
 */
export function checkQuestions(docs: readonly RoutedDoc[]): Fault[] {
  const answeredBy = new Map<string, string>();
  return docs.flatMap(({ compiled, version, path }) => {
    const { file, frontmatter, frontmatterLines } = compiled;
    if (!frontmatter || frontmatter.draft || frontmatter.unlisted) return [];
    const faultAtKey = (key: string, rule: string, problem: string, fix: string): Fault => {
      const [line, column] = frontmatterLines[key] ?? [1, 1];
      return faultAt({ file, line, column }, { rule: `questions/${rule}`, problem, fix });
    };
    const { title, questions } = frontmatter;
    return questions.flatMap((question, at) => {
      const plain = toPlain(question);
      const id = `${version} ${plain}`;
      const other = answeredBy.get(id);
      if (other === undefined) answeredBy.set(id, path);
      const key = `questions.${at}`;
      if (plain === toPlain(title)) {
        return faultAtKey(
          key,
          "title",
          `"${question}" is the page's title, which the search finds anyway.`,
          "Write a question in the words of readers who don't know the title.",
        );
      }
      if (other === undefined) return [];
      return faultAtKey(
        key,
        "repeated",
        other === path
          ? `"${question}" is already in this list.`
          : `"${question}" is already a question on ${other}.`,
        other === path
          ? "Delete this line."
          : "Keep the question on the page that answers it best, and ask something else on the other page.",
      );
    });
  });
}
