import { type Fault, faultAt } from "../../faults/fault";
import type { RoutedDoc } from "./site";

/** Whether a doc without questions is a fault. Off until every page has some. */
const NEEDS_QUESTIONS = true;

/** A question or a title as it is compared: its letters and digits. */
const toPlain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

/**
 * What is wrong with the questions of docs: a page without any, a question that is the page's title, and one that another
 * page of the version has too, so that the search cannot tell which of them answers it.
 */
export function checkQuestions(docs: readonly RoutedDoc[], isNeeded = NEEDS_QUESTIONS): Fault[] {
  const answeredBy = new Map<string, string>();
  return docs.flatMap(({ compiled, version, path }) => {
    const { file, frontmatter, frontmatterLines } = compiled;
    if (!frontmatter || frontmatter.draft || frontmatter.unlisted) return [];
    const faultAtKey = (key: string, rule: string, problem: string, fix: string): Fault => {
      const [line, column] = frontmatterLines[key] ?? [1, 1];
      return faultAt({ file, line, column }, { rule: `questions/${rule}`, problem, fix });
    };
    const { title, questions } = frontmatter;
    if (isNeeded && questions.length === 0) {
      return [
        faultAtKey(
          "questions",
          "missing",
          "This page has no questions.",
          "Write questions: with 4 to 10 questions that it answers, in the words of somebody who doesn't know the page's own.",
        ),
      ];
    }
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
          `"${question}" is the title, which the search knows already.`,
          "Write what somebody asks who doesn't know the title.",
        );
      }
      if (other === undefined) return [];
      return faultAtKey(
        key,
        "repeated",
        other === path
          ? `"${question}" is in this list already.`
          : `"${question}" is a question of ${other} already.`,
        "Keep it on the page that answers it best, and ask here for what only this page answers.",
      );
    });
  });
}
