import { z } from "zod";
import type { Fault } from "../faults/fault";
import { checkSchema, parseYaml } from "../faults/yaml";

const FILE = "content/data/npm-packages.yaml";

const schema = z.array(
  z.strictObject({
    name: z.string().min(1),
    /** The day somebody saw it on the registry. */
    seen: z.iso.date("Write a date as YYYY-MM-DD, for instance 2026-11-21."),
    /** Its version then; left out when pages name none. */
    version: z.string().optional(),
  }),
);

/** Packages that pages may name: those pinned for checking, and those only ever installed or run by readers. */
export function readKnownPackages(
  readText: (file: string) => string | undefined,
  pinned: ReadonlyMap<string, string>,
): { packages: ReadonlyMap<string, string>; faults: readonly Fault[] } {
  const yaml = parseYaml(readText(FILE) ?? "[]\n", { file: FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { packages: pinned, faults: yaml };
  const { value = [], faults } = checkSchema(yaml, schema, { area: "packages" });
  const others = value.map(({ name, version = "" }) => [name, version] as const);
  return { packages: new Map([...others, ...pinned]), faults };
}
