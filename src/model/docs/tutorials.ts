import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { CompiledDoc } from "../markdown/compiled-doc";
import { TUTORIAL_LEVELS } from "./frontmatter";

const TAGS_FILE = "content/showcase/tags.yaml";

/** Topics and levels that no tag has. `tags` are the keys of the tags of tutorials. */
export function checkTutorial(doc: CompiledDoc, tags: readonly string[]): Fault[] {
  const { file, frontmatter, frontmatterLines } = doc;
  const tutorial = frontmatter?.tutorial;
  if (!tutorial) return [];
  const topics = tags.filter((tag) => !TUTORIAL_LEVELS.some((level) => level === tag));
  const faultAtKey = (key: string, problem: string, fix: string): Fault => {
    const [line, column] = frontmatterLines[key] ?? [1, 1];
    return faultAt({ file, line, column }, { rule: "tutorial/unknown-topic", problem, fix });
  };
  return [
    ...tutorial.topics.flatMap((topic, index) =>
      topics.includes(topic)
        ? []
        : faultAtKey(
            `tutorial.topics.${index}`,
            `There is no topic "${topic}".`,
            `${suggest(topic, topics, "topics")} A new one goes into ${TAGS_FILE}.`,
          ),
    ),
    ...(tags.includes(tutorial.level)
      ? []
      : [
          faultAtKey(
            "tutorial",
            `The level "${tutorial.level}" has no tag.`,
            `Write ${tutorial.level}: with its label: and group: tutorials into ${TAGS_FILE}.`,
          ),
        ]),
  ];
}
