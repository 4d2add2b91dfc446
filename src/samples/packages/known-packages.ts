import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { isoDate } from "../../faults/dated-sources";
import type { Fault } from "../../faults/fault";
import { webAddress } from "../../faults/web-address";
import { parseYaml } from "../../faults/yaml";

const FILE = "content/data/npm-packages.yaml";

export const knownPackagesSchema = z.array(
  z.strictObject({
    name: z.string().min(1),
    /** The place where the package was verified: `registry`, or the address of a page that mentions it. */
    source: z.union([z.literal("registry"), webAddress]),
    /** The day on which it was verified. */
    seen: isoDate,
    /** The package's version on that day; absent if pages name no version. */
    version: z.string().optional(),
  }),
);

/**
 * Reads the packages that pages name but no sample imports. The map's keys are names, and its values are versions
 * (empty if no version is given).
 */
export function readKnownPackages(readText: (file: string) => string | undefined): {
  packages: ReadonlyMap<string, string>;
  faults: readonly Fault[];
} {
  const yaml = parseYaml(readText(FILE) ?? "[]\n", { file: FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { packages: new Map(), faults: yaml };
  const { value = [], faults } = checkSchema(yaml, knownPackagesSchema, { area: "packages" });
  return { packages: new Map(value.map(({ name, version = "" }) => [name, version])), faults };
}
