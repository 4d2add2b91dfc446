import { announce } from "../../../browser/base/announce";
import * as labels from "../../../site/labels";
import type { DirectAnswer, SearchHit } from "../../engine/hits/hit";

/** An answer from the site's data, as a row above the pages. */
export interface AnswerHit extends SearchHit {
  readonly answer: DirectAnswer;
}

export const isAnswerHit = (item: object): item is AnswerHit => "answer" in item;

/** Converts answers to rows, in a group of their own. */
export const toAnswerHits = (direct: readonly DirectAnswer[]): AnswerHit[] =>
  direct.map((answer, at) => ({
    objectID: `answer-${at}`,
    type: "lvl1",
    url: answer.url,
    url_without_anchor: answer.url,
    anchor: null,
    content: null,
    hierarchy: { ...NO_LEVELS, lvl0: labels.answers, lvl1: answer.title },
    answer,
  }));

const NO_LEVELS = {
  lvl0: null,
  lvl1: null,
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
} as const;

/** Copies the value of an answer; rejects if the browser doesn't allow it. */
export async function copyAnswer(value: string): Promise<void> {
  await navigator.clipboard.writeText(value);
  announce(labels.copied);
}
