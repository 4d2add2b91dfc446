import { z } from "zod";
import { checkRepeatedLabels } from "../base/repeated-labels";
import { checkSchema } from "../faults/check-schema";
import type { Fault } from "../faults/fault";
import { longText, shortText } from "../faults/short-text";
import type { YamlText } from "../faults/yaml";

/** A tag that docs can have. */
export interface Tag {
  readonly id: string;
  readonly label: string;
  readonly description: string;
  readonly path: string;
}

export const tagsSchema = z.record(
  z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      "Write the key with lower-case letters and digits, and dashes between words.",
    )
    .max(60, "Write a key of at most 60 characters."),
  z.strictObject({ label: shortText, description: longText }),
);

/** Reads the tags in `content/tags.yaml`. */
export function readTags(yaml: YamlText): { tags: Tag[]; faults: Fault[] } {
  const { value, faults } = checkSchema(yaml, tagsSchema, { area: "tags" });
  const tags = Object.entries(value ?? {}).map(([id, tag]) => ({
    id,
    ...tag,
    path: `/tags/${id}`,
  }));
  return { tags, faults: [...faults, ...checkRepeatedLabels(tags, "tags/repeated-label", yaml)] };
}
