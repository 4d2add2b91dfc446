import type { CompiledDoc } from "../base/compiled-doc";
import { type Fault, type Position, faultAt } from "../faults/fault";
import { suggest } from "../faults/nearest";
import { TUTORIAL_LEVELS } from "./tutorial-levels";

const TAGS_FILE = "content/showcase/tags.yaml";

/**
 * Finds mistakes in a tutorial. Both the list of tutorials and the search filter contain the docs with `tutorial:`, so
 * a `kind:` other than `tutorial` is a fault. `tags` contains the keys of the tutorials' tags.
 */
export function checkTutorial(doc: CompiledDoc, tags: readonly string[]): Fault[] {
  const { file, frontmatter, frontmatterLines } = doc;
  const { tutorial, kind } = frontmatter ?? {};
  const at = (key: string): Position => {
    const [line, column] = frontmatterLines[key] ?? [1, 1];
    return { file, line, column };
  };
  if (!tutorial && kind === "tutorial") {
    return [
      faultAt(at("kind"), {
        rule: "tutorial/missing",
        problem: "This page has kind: tutorial, but no tutorial: key with its requirements.",
        fix: "Write tutorial:, and level:, topics: and duration: indented below it. For a page without requirements, write kind: guide.",
      }),
    ];
  }
  if (!tutorial) return [];
  const topics = tags.filter((tag) => !TUTORIAL_LEVELS.some((level) => level === tag));
  const faultAtKey = (key: string, problem: string, fix: string): Fault =>
    faultAt(at(key), { rule: "tutorial/unknown-topic", problem, fix });
  return [
    ...(kind === undefined || kind === "tutorial"
      ? []
      : [
          faultAt(at("kind"), {
            rule: "tutorial/other-kind",
            problem: `This page has tutorial:, but also kind: ${kind}.`,
            fix: 'If readers build something here, remove "kind". Otherwise, remove "tutorial".',
          }),
        ]),
    ...tutorial.topics.flatMap((topic, index) =>
      topics.includes(topic)
        ? []
        : faultAtKey(
            `tutorial.topics.${index}`,
            `There is no topic "${topic}".`,
            `${suggest(topic, topics, "topics")} To add a topic, list it in ${TAGS_FILE}.`,
          ),
    ),
    ...(tags.includes(tutorial.level)
      ? []
      : [
          faultAtKey(
            "tutorial",
            `The level "${tutorial.level}" has no tag.`,
            `In ${TAGS_FILE}, write ${tutorial.level}: and, below it, label: and group: tutorials.`,
          ),
        ]),
  ];
}
