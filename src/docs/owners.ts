import { z } from "zod";
import type { DataSource } from "../data/data-files";
import { checkSchema } from "../faults/check-schema";
import { type Fault, faultAt } from "../faults/fault";
import { parseYaml } from "../faults/yaml";

const OWNERS_FILE = "content/owners.yaml";

/** The file in which GitHub looks up reviewers. */
export const CODEOWNERS_FILE = ".github/CODEOWNERS";

const EVERYTHING = "*";

/** An account, a team or an email address, in GitHub's syntax. */
const OWNER = /^(?:@[\w-]+(?:\/[\w.-]+)?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/;
const PATH = /^(?:\*|(?:[\w.@-]+\/)*[\w.@-]+\/?)$/;

export const ownersSchema = z.array(
  z.strictObject({
    /** Human-readable name of the area. */
    area: z.string().min(1),
    /** Paths relative to the repository's root. The path of a folder ends with a slash, and * means all files. */
    paths: z
      .array(
        z
          .string()
          .regex(
            PATH,
            "Write a path relative to the repository's root, for instance content/docs/cli/.",
          ),
      )
      .min(1),
    owners: z
      .array(z.string().regex(OWNER, "Write @name, @organization/team or an email address."))
      .min(1),
  }),
);

/** An area of the repository, and the reviewers of changes to it. */
export type OwnedArea = Readonly<z.output<typeof ownersSchema>[number]>;

/** Reads the areas and their owners, in the order of the file. If a file is in several areas, the last one applies. */
export function readOwners({ readText, listFiles }: DataSource): {
  areas: readonly OwnedArea[];
  faults: readonly Fault[];
} {
  const yaml = parseYaml(readText(OWNERS_FILE) ?? "[]\n", { file: OWNERS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { areas: [], faults: yaml };
  const { value = [], faults } = checkSchema(yaml, ownersSchema, { area: "owners" });
  const seen = new Set<string>();
  const found = value.flatMap(({ paths }, area) =>
    paths.flatMap((path, index) => {
      const position = yaml.positionOf([area, "paths", index]);
      const isTwice = seen.has(path);
      seen.add(path);
      if (isTwice)
        return faultAt(position, {
          rule: "owners/twice",
          problem: `${path} already has owners, earlier in this file.`,
          fix: "List all of its owners in one entry.",
        });
      const isMissing =
        path.startsWith("content/") &&
        listFiles(path.replace(/\/$/, "")).length === 0 &&
        readText(path) === undefined;
      if (!isMissing) return [];
      return faultAt(position, {
        rule: "owners/unknown-path",
        problem: `There is no file or folder ${path}.`,
        fix: "Write the path of an existing file or folder, with a slash at the end of a folder's path.",
      });
    }),
  );
  return { areas: value, faults: [...faults, ...found] };
}

/** Finds the area of a file. As in GitHub's CODEOWNERS, the last area that contains the file applies. */
export const areaOfFile = (file: string, areas: readonly OwnedArea[]): OwnedArea | undefined =>
  areas.findLast(({ paths }) =>
    paths.some(
      (path) =>
        path === EVERYTHING || path === file || (path.endsWith("/") && file.startsWith(path)),
    ),
  );

/** Formats `.github/CODEOWNERS`. */
export function formatCodeOwners(areas: readonly OwnedArea[]): string {
  const parts = areas.map(({ area, paths, owners }) => {
    const lines = paths.map(
      (path) => `${path === EVERYTHING ? path : `/${path}`} ${owners.join(" ")}`,
    );
    return [`# ${area}`, ...lines].join("\n");
  });
  return [`# Generated from ${OWNERS_FILE} by npm run owners.`, ...parts].join("\n\n") + "\n";
}
