import { z } from "zod";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import type { CompiledDoc } from "../markdown/compiled-doc";

/** What a reader has to know before: nothing of Celo, some of it, or the ways of contracts and keys. */
export const TUTORIAL_LEVELS = ["beginner", "intermediate", "advanced"] as const;

/** The frontmatter of a doc that is a tutorial: it stands on the page of tutorials. */
export const tutorialSchema = z
  .strictObject(
    {
      level: z.enum(TUTORIAL_LEVELS),
      /** Keys of tags of the group tutorials in content/showcase/tags.yaml. */
      topics: z.array(z.string()).min(1),
      /** How long it takes to do, in minutes; reading it is counted from its words. */
      duration: z.int().min(1),
    },
    "Write level:, topics: and duration: below it, each on a line of its own.",
  )
  .optional();

const TAGS_FILE = "content/showcase/tags.yaml";

/** Topics and levels that no tag has. `tags` are the keys of the tags of tutorials. */
export function checkTutorial(doc: CompiledDoc, tags: readonly string[]): Fault[] {
  const { file, frontmatter, frontmatterLines } = doc;
  const tutorial = frontmatter?.tutorial;
  if (!tutorial) return [];
  const topics = tags.filter((tag) => !TUTORIAL_LEVELS.some((level) => level === tag));
  const faultAtKey = (key: string, problem: string, mend: string): Fault => {
    const [line, column] = frontmatterLines[key] ?? [1, 1];
    return faultAt({ file, line, column }, { rule: "tutorial/unknown-topic", problem, mend });
  };
  return [
    ...tutorial.topics.flatMap((topic, index) =>
      topics.includes(topic)
        ? []
        : faultAtKey(
            `tutorial.topics.${index}`,
            `There is no topic «${topic}».`,
            `${suggest(topic, topics, "topics")} A new one goes into ${TAGS_FILE}.`,
          ),
    ),
    ...(tags.includes(tutorial.level)
      ? []
      : [
          faultAtKey(
            "tutorial",
            `The level «${tutorial.level}» has no tag.`,
            `Write ${tutorial.level}: with its label: and group: tutorials into ${TAGS_FILE}.`,
          ),
        ]),
  ];
}
