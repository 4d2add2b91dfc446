import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { type Fault, faultAt } from "../../faults/fault";
import { parseYaml } from "../../faults/yaml";
import type { DataSource } from "./data-files";

/** The packages that samples are checked against. A folder in it is a set of its own for some pages. */
export const PACKAGES_FOLDER = "content/packages";
export const PACKAGES_FILE = `${PACKAGES_FOLDER}/package.json`;

const manifestSchema = z.looseObject({
  dependencies: z.record(
    z.string(),
    z.string("Write the version in quotes."),
    'Write "dependencies" with the name and the version of each package.',
  ),
  pages: z.array(z.string()).default([]),
});

/** What we read of a package.json below `content/packages`. */
export interface PackageManifest {
  /** The exact version of each package, by the name under which samples import it. */
  readonly versions: ReadonlyMap<string, string>;
  /** Docs, or folders of docs (with a slash at the end), that are checked against this set. */
  readonly pages: readonly string[];
}

/** Reads the text of a manifest. Without a manifest, the faults say what is wrong with it. */
export function parseManifest(
  file: string,
  text: string,
): { manifest: PackageManifest; faults: [] } | { manifest: undefined; faults: Fault[] } {
  const json = parseJson(text);
  const { success, data } = manifestSchema.safeParse(json);
  if (!success) return { manifest: undefined, faults: explain(file, text, json !== undefined) };
  const versions = Object.entries(data.dependencies).map(
    // `npm:solc@0.8.19` is the version 0.8.19 of a package that is installed under another name.
    ([name, version]) => [name, version.replace(/^npm:.*@/, "")] as const,
  );
  return { manifest: { versions: new Map(versions), pages: data.pages }, faults: [] };
}

/** The versions of the main packages; empty when their manifest is missing or has a fault. */
export function readVersions({
  readText,
}: Pick<DataSource, "readText">): ReadonlyMap<string, string> {
  const manifest = readManifest(PACKAGES_FILE, readText).manifest;
  return manifest?.versions ?? new Map<string, string>();
}

/** Faults of all manifests below `content/packages`. */
export const checkManifests = ({ listFiles, readText }: DataSource): Fault[] =>
  listFiles(PACKAGES_FOLDER)
    .filter((file) => file.endsWith("/package.json"))
    .flatMap((file) => readManifest(file, readText).faults);

const readManifest = (file: string, readText: DataSource["readText"]) =>
  parseManifest(file, readText(file) ?? "");

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** JSON is YAML as well. The YAML parser is slower than JSON.parse, but it knows positions. */
function explain(file: string, text: string, isJson: boolean): Fault[] {
  const yaml = parseYaml(text, { file, firstLine: 1 });
  if (isJson && !Array.isArray(yaml))
    return checkSchema(yaml, manifestSchema, { area: "packages" }).faults;
  const { line, column } = (Array.isArray(yaml) ? yaml[0] : undefined) ?? { line: 1, column: 1 };
  return [
    faultAt(
      { file, line, column },
      {
        rule: "packages/not-json",
        problem: "This file is not JSON.",
        fix: "Look here, or just before, for a missing comma, quote or bracket, or one too many.",
      },
    ),
  ];
}
