import { z } from "zod";
import type { LinkUse } from "../../base/compiled-doc";
import { checkEntries } from "../../faults/check-schema";
import type { Fault } from "../../faults/fault";
import { shortText } from "../../faults/short-text";
import { pageAddress, webAddress } from "../../faults/web-address";
import { parseYaml } from "../../faults/yaml";
import type { DataSource } from "../data-files";

export const answerSchema = z.strictObject({
  question: shortText.endsWith("?", "Write a question, with a question mark at the end."),
  /** Other ways to ask for the same, as short as readers type them. */
  also: z.array(shortText).default([]),
  /** One sentence that answers the question. */
  answer: z
    .string()
    .trim()
    .min(20, "Write a whole sentence.")
    .max(200, "Write at most 200 characters.")
    .endsWith(".", "End the sentence with a full stop."),
  /** Path of a page, or address of another site, where the reader finds more. */
  link: pageAddress,
  source: webAddress,
});

/** A short answer that the search shows to a question that no page is about. */
export type Answer = z.output<typeof answerSchema>;

export const ANSWERS_FILE = "content/data/answers.yaml";

/** Reads all short answers, in the order of the file. */
export function readAnswers({ readText }: Pick<DataSource, "readText">): {
  readonly answers: readonly (Answer & { readonly line: number })[];
  /** Links to pages, checked once all pages are known. */
  readonly links: readonly LinkUse[];
  readonly faults: readonly Fault[];
} {
  const yaml = parseYaml(readText(ANSWERS_FILE) ?? "[]\n", { file: ANSWERS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { answers: [], links: [], faults: yaml };
  const { value, positionOf, faults } = checkEntries(yaml, answerSchema, { area: "answers" });
  return {
    answers: value.map((answer, at) => ({ ...answer, line: positionOf([at]).line })),
    links: value.map(({ link }, at) => ({ ...positionOf([at, "link"]), target: link })),
    faults,
  };
}
