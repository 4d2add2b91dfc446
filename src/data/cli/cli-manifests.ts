import semver from "semver";
import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { type Fault, faultAt } from "../../faults/fault";
import { parseYaml } from "../../faults/yaml";
import type { DataSource } from "../data-files";
import { type CliManifest, commandSchema, nameRelease } from "./cli-command";

/**
 * File that pins the packages whose manifests make up the command reference, each with an exact version and a digest.
 */
export const CLI_PACKAGES_FILE = "content/cli-packages.yaml";

/** File with the pinned packages' manifests, written by `npm run cli` (`RecordedManifest[]`). */
export const CLI_MANIFESTS_FILE = "content/records/cli-manifests.json";

export const packagesSchema = z.array(
  z.strictObject({
    // Only a name is allowed here: npm would also accept a path, a URL or a flag.
    package: z
      .string()
      .regex(
        /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/,
        "Write a package's name: name or @scope/name.",
      ),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d[\w.+-]*$/, "Write an exact version number, for instance 1.2.3."),
    /** The value that `npm view <package>@<version> dist.integrity` prints. */
    integrity: z
      .string()
      .regex(/^sha512-[A-Za-z\d+/]+=*$/, "Write sha512- and the digest, as npm view prints it."),
  }),
);

export type PinnedPackage = z.output<typeof packagesSchema>[number];

/** The commands of the pinned packages, each with the digest of the package that they were read from. */
const recordSchema = z
  .array(
    z.strictObject({
      package: z.string(),
      version: z.string().refine((version) => semver.valid(version) !== null),
      integrity: z.string(),
      commands: z.array(commandSchema).readonly(),
    }),
  )
  .readonly();

export type RecordedManifest = Readonly<z.output<typeof recordSchema>[number]>;

/** Reads the list of pinned packages; empty if the site has no such list. */
export function readCliPackages({ readText }: Pick<DataSource, "readText">): {
  readonly value: readonly PinnedPackage[];
  readonly faults: readonly Fault[];
} {
  const list = readText(CLI_PACKAGES_FILE);
  if (list === undefined) return { value: [], faults: [] };
  const yaml = parseYaml(list, { file: CLI_PACKAGES_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { value: [], faults: yaml };
  const { value = [], faults } = checkSchema(yaml, packagesSchema, { area: "cli" });
  return { value, faults };
}

/** Reads the recorded manifests. Each pinned package needs a manifest with the same version and digest. */
export function readCliManifests(source: Pick<DataSource, "readText">): {
  readonly value: readonly CliManifest[];
  readonly faults: readonly Fault[];
} {
  const packages = readCliPackages(source);
  const recorded = parseManifests(source.readText(CLI_MANIFESTS_FILE) ?? "[]");
  const position = { file: CLI_PACKAGES_FILE, line: 1, column: 1 };
  const found = packages.value.map((one) => ({
    one,
    manifest: recorded?.find(
      ({ package: name, version, integrity }) =>
        name === one.package && version === one.version && integrity === one.integrity,
    ),
  }));
  return {
    value: found.flatMap(({ manifest }) => manifest ?? []),
    faults: [
      ...packages.faults,
      ...found
        .filter(({ manifest }) => !manifest)
        .map(({ one }) =>
          faultAt(position, {
            rule: "cli/manifest",
            problem: recorded
              ? `${CLI_MANIFESTS_FILE} has no manifest for ${nameRelease(one)} with this digest.`
              : `${CLI_MANIFESTS_FILE} isn't a valid list of manifests. Perhaps a merge is unfinished, or the file was edited by hand.`,
            fix: 'Run "npm run cli" to fetch the packages and write that file.',
          }),
        ),
    ],
  };
}

function parseManifests(text: string): readonly RecordedManifest[] | undefined {
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}
