import { findDuplicates } from "../faults/duplicates";
import { type Fault, faultAt } from "../faults/fault";
import { normalizeName } from "../faults/odd-text";
import type { YamlText } from "../faults/yaml";

/** Checks that no two tags have labels that look the same. */
export const checkRepeatedLabels = (
  tags: readonly { readonly id: string; readonly label: string }[],
  rule: string,
  { positionOf }: Pick<YamlText, "positionOf">,
): Fault[] =>
  findDuplicates(tags, ({ label }) => normalizeName(label).toLowerCase()).map(
    ({ item: { id, label }, first }) =>
      faultAt(positionOf([id, "label"]), {
        rule,
        problem: `"${label}" is already the label of the tag ${first.id}.`,
        fix: "Give one of the two tags another label, or remove it.",
      }),
  );
