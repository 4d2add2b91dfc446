import { z } from "zod";
import { isoDate } from "../../faults/dated-sources";
import { type Fault, faultAt } from "../../faults/fault";
import { suggest } from "../../faults/nearest";
import { longText, shortText } from "../../faults/short-text";
import { webAddress } from "../../faults/web-address";
import { type DataEntry, type DataSource, readDataEntry, readDataFolder } from "../data-files";

const groupSchema = z.strictObject({
  /** Heading of the column of products, such as Wallet. */
  title: shortText,
  columns: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "Write a name such as fee-tokens."),
        title: shortText,
        /** Says how readers find an answer that is unknown; may contain `code` in backticks. */
        check: longText,
      }),
    )
    .min(1),
  products: z
    .array(
      z.strictObject({
        name: shortText,
        /** The known answers, by the column's id. A cell without an answer is shown as unknown. */
        answers: z.record(
          z.string(),
          z.strictObject({ value: shortText, source: webAddress, checked: isoDate }),
        ),
      }),
    )
    .min(1),
});

export const COMPATIBILITY_FOLDER = {
  folder: "content/data/compatibility",
  schema: groupSchema,
  area: "compatibility",
} as const;

/** Table of the support by wallets, libraries or providers. */
export interface CompatibilityGroup extends z.output<typeof groupSchema> {
  readonly id: string;
  readonly file: string;
}

const toGroup = ({ id, file, value }: DataEntry<z.output<typeof groupSchema>>) => ({
  id,
  file,
  ...value,
});

/** Reads one table; undefined if its file is missing or has a fault. */
export function readCompatibilityGroup(
  id: string,
  source: Pick<DataSource, "readText">,
): CompatibilityGroup | undefined {
  const { entry } = readDataEntry(COMPATIBILITY_FOLDER, id, source);
  return entry && toGroup(entry);
}

/** Reads all tables in `content/data/compatibility`, and the faults of their files. */
export function readCompatibility(source: DataSource): {
  groups: CompatibilityGroup[];
  faults: readonly Fault[];
} {
  const { entries, faults } = readDataFolder(COMPATIBILITY_FOLDER, source);
  const unknown = entries.flatMap(({ value: { columns, products }, positionOf }) =>
    products.flatMap(({ answers }, at) =>
      Object.keys(answers)
        .filter((key) => columns.every(({ id }) => id !== key))
        .map((key) =>
          faultAt(positionOf(["products", at, "answers", key]), {
            rule: "compatibility/unknown-column",
            problem: `The table has no column "${key}".`,
            fix: suggest(
              key,
              columns.map(({ id }) => id),
              "columns",
            ),
          }),
        ),
    ),
  );
  return { groups: entries.map(toGroup), faults: [...faults, ...unknown] };
}
