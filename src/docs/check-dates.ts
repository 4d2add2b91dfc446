import type { CompiledDoc } from "../base/compiled-doc";
import { CHARTS_FOLDER } from "../data/charts";
import { readCliRelease } from "../data/cli/cli-release";
import { COMPATIBILITY_FOLDER } from "../data/compatibility/compatibility";
import { type DataSource, readDataEntry, readDataFolder } from "../data/data-files";
import { FACTS_FOLDER, type Fact } from "../data/facts";
import { PARAMETERS_FOLDER, type ParameterGroup } from "../data/parameters";
import { PARTNERS_FOLDER } from "../data/partners";
import type { Token } from "../data/tokens";
import { type Fault, type Position, faultAt } from "../faults/fault";

interface DatedContent {
  readonly docs: readonly CompiledDoc[];
  readonly facts: readonly Fact[];
  readonly parameterGroups: readonly ParameterGroup[];
  readonly tokens: readonly Token[];
}

/** Finds dates after `today` (YYYY-MM-DD): nothing can have been checked in the future. */
export function checkDates(
  { docs, facts, parameterGroups, tokens }: DatedContent,
  data: DataSource,
  today: string,
): Fault[] {
  const isLate = (day: string | undefined): boolean => day !== undefined && day > today;
  const futureDate = (position: Position, key: string, day: string): Fault =>
    faultAt(position, {
      rule: "date/future",
      problem: `${key} is ${day}, which is in the future.`,
      fix: "Write the date of the last check.",
    });
  // Positions are only looked up for dates in the future, since most builds don't have any.
  const lateFacts = facts.filter(({ checked }) => isLate(checked));
  const lateGroups = parameterGroups.filter((group) => isLate(group.as_of));
  const { release, positionOf } = readCliRelease(data);
  return [
    ...docs.flatMap(({ file, frontmatter, frontmatterLines }) => {
      const [line, column] = frontmatterLines.facts_checked ?? [1, 1];
      const day = frontmatter?.facts_checked ?? "";
      return isLate(day) ? futureDate({ file, line, column }, "facts_checked", day) : [];
    }),
    ...tokens
      .filter(({ checked }) => isLate(checked))
      .map(({ checked, checkedAt }) => futureDate(checkedAt, "checked", checked)),
    ...(release && positionOf && isLate(release.as_of)
      ? [futureDate(positionOf(["as_of"]), "as_of", release.as_of)]
      : []),
    ...lateFacts.flatMap(({ id }) => {
      const { entry } = readDataEntry(FACTS_FOLDER, id, data);
      return entry ? futureDate(entry.positionOf(["checked"]), "checked", entry.value.checked) : [];
    }),
    ...readDataFolder(COMPATIBILITY_FOLDER, data).entries.flatMap(({ value, positionOf: at }) =>
      value.products.flatMap(({ answers }, index) =>
        Object.entries(answers).flatMap(([key, { checked }]) =>
          isLate(checked)
            ? futureDate(at(["products", index, "answers", key, "checked"]), "checked", checked)
            : [],
        ),
      ),
    ),
    ...readDataFolder(PARTNERS_FOLDER, data)
      .entries.filter(({ value }) => isLate(value.checked))
      .map(({ value, positionOf: at }) => futureDate(at(["checked"]), "checked", value.checked)),
    ...[
      ...lateGroups.map(({ id }) => readDataEntry(PARAMETERS_FOLDER, id, data).entry),
      ...readDataFolder(CHARTS_FOLDER, data).entries.filter(({ value }) => isLate(value.as_of)),
    ].flatMap((entry) =>
      entry ? futureDate(entry.positionOf(["as_of"]), "as_of", entry.value.as_of) : [],
    ),
  ];
}
