import { z } from "zod";
import { checkSchema } from "../faults/check-schema";
import { type Fault, type Position, faultAt } from "../faults/fault";
import { explainEscapedText } from "../faults/odd-text";
import { type YamlText, parseYaml } from "../faults/yaml";
import type { DataSource } from "./data-files";

/**
 * Folder of the packages that samples are checked against. Each subfolder is a separate set of packages for certain
 * pages.
 */
export const PACKAGES_FOLDER = "content/packages";
export const PACKAGES_FILE = `${PACKAGES_FOLDER}/package.json`;

const manifestSchema = z.looseObject({
  dependencies: z.record(
    z.string(),
    z.string("Write the version in quotes."),
    'Write "dependencies" with the name and version of each package.',
  ),
  pages: z.array(z.string()).default([]),
});

/** The fields of a package.json in `content/packages` that we use. */
export interface PackageManifest {
  /** Exact versions of the packages, keyed by the names that samples import. */
  readonly versions: ReadonlyMap<string, string>;
  /** Docs, or folders of docs (ending in a slash), whose samples are checked against these packages. */
  readonly pages: readonly string[];
}

/** Parses a manifest. */
export function parseManifest(
  file: string,
  text: string,
): { manifest: PackageManifest; faults: [] } | { manifest: undefined; faults: Fault[] } {
  const json = parseJson(text);
  const { success, data } = manifestSchema.safeParse(json);
  if (!success) return { manifest: undefined, faults: explain(file, text, json !== undefined) };
  const texts = [...Object.entries(data.dependencies).flat(), ...data.pages];
  const [odd] = texts.flatMap((one) => explainEscapedText(one) ?? []);
  if (odd) {
    const yaml = parseYaml(text, { file, firstLine: 1 });
    return { manifest: undefined, faults: [faultAt(findFirstMistake(file, yaml), odd)] };
  }
  const versions = Object.entries(data.dependencies).map(
    // `npm:solc@0.8.19` is version 0.8.19 of a package that is installed under another name.
    ([name, version]) => [name, version.replace(/^npm:.*@/, "")] as const,
  );
  return { manifest: { versions: new Map(versions), pages: data.pages }, faults: [] };
}

/** Returns the versions of the packages in {@link PACKAGES_FILE}; empty if the file is missing or has a fault. */
export function readVersions({
  readText,
}: Pick<DataSource, "readText">): ReadonlyMap<string, string> {
  const manifest = readManifest(PACKAGES_FILE, readText).manifest;
  return manifest?.versions ?? new Map<string, string>();
}

/** Checks all manifests in `content/packages`. */
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

/**
 * Returns the faults of a manifest with their positions. The YAML parser reads JSON too, and unlike JSON.parse, it
 * reports positions.
 */
function explain(file: string, text: string, isJson: boolean): Fault[] {
  const yaml = parseYaml(text, { file, firstLine: 1 });
  if (isJson && !Array.isArray(yaml))
    return checkSchema(yaml, manifestSchema, { area: "packages" }).faults;
  return [
    faultAt(findFirstMistake(file, yaml), {
      rule: "packages/not-json",
      problem: "This file isn't valid JSON.",
      fix: "Look here, or just before, for a missing or extra comma, quote or bracket.",
    }),
  ];
}

/** Returns the position of the first fault that the YAML parser found; the start of the file if it found none. */
function findFirstMistake(file: string, yaml: YamlText | Fault[]): Position {
  const [first] = Array.isArray(yaml) ? yaml : [];
  return { file, line: first?.line ?? 1, column: first?.column ?? 1 };
}
