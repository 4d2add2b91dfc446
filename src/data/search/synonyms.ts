import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { findDuplicates } from "../../faults/duplicates";
import { type Fault, type Position, faultAt } from "../../faults/fault";
import { parseYaml } from "../../faults/yaml";
import type { DataSource } from "../data-files";

const phrase = z
  .string()
  .regex(
    /^[\p{L}\p{N}][\p{L}\p{N}\p{M} .'’-]*$/u,
    "Use only letters, digits, spaces, dots, dashes and apostrophes.",
  );

/** Maximum number of words in a group. The number of pairs grows with the square of this number. */
const MAX_WORDS = 30;

const phrases = z.array(phrase).max(MAX_WORDS, `Write at most ${MAX_WORDS} words.`);

const groupSchema = z
  .strictObject({
    /** Words with the same meaning: searching for one also finds the others. */
    words: phrases.min(2, "Write at least two words.").optional(),
    /** Words that readers use. Searching for them also finds the words in `to`, but not the other way round. */
    from: phrases.min(1).optional(),
    to: phrases.min(1).optional(),
  })
  .refine(
    ({ words, from, to }) => (words === undefined) === (from !== undefined && to !== undefined),
    "Write words: [a, b], or from: [a] and to: [b].",
  );

export const synonymsSchema = z.array(groupSchema);

const SYNONYMS_FILE = "content/search/synonyms.yaml";

/** A phrase that readers use, and a phrase in the docs with the same meaning. */
export interface Synonym {
  readonly from: string;
  readonly to: string;
  /** True if searching for `to` also finds `from`. */
  readonly isTwoWay: boolean;
  /** Positions of `from` and `to`. */
  readonly position: Position;
  readonly toPosition: Position;
}

/**
 * Reads the synonyms as pairs, in the order of the file. A group with `words` becomes two pairs, one in each
 * direction, for every two of its words.
 */
export function readSynonyms({ readText }: Pick<DataSource, "readText">): {
  readonly synonyms: readonly Synonym[];
  readonly faults: readonly Fault[];
} {
  const yaml = parseYaml(readText(SYNONYMS_FILE) ?? "[]\n", { file: SYNONYMS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { synonyms: [], faults: yaml };
  const { value = [], faults } = checkSchema(yaml, synonymsSchema, { area: "synonyms" });
  const synonyms = value.flatMap((group, at): Synonym[] => {
    const { words, from = words ?? [], to = words ?? [] } = group;
    const [fromKey, toKey] = words ? ["words", "words"] : ["from", "to"];
    return from.flatMap((one, fromAt) =>
      to.flatMap((other, toAt) =>
        one === other
          ? []
          : [
              {
                from: one,
                to: other,
                isTwoWay: words !== undefined,
                position: yaml.positionOf([at, fromKey, fromAt]),
                toPosition: yaml.positionOf([at, toKey, toAt]),
              },
            ],
      ),
    );
  });
  return { synonyms, faults: [...faults, ...checkRepeats(synonyms)] };
}

/** Reports pairs that are in the file twice. */
const checkRepeats = (synonyms: readonly Synonym[]): Fault[] =>
  findDuplicates(synonyms, ({ from, to }) => `${from.toLowerCase()} > ${to.toLowerCase()}`).map(
    ({ item: { from, to, position } }) =>
      faultAt(position, {
        rule: "synonyms/repeated",
        problem: `A search for "${from}" already finds "${to}", because of an entry above.`,
        fix: `Remove "${from}" from this entry, or remove the other entry.`,
      }),
  );
