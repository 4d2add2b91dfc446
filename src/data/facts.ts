import { z } from "zod";
import { isoDate } from "../faults/dated-sources";
import { type Fault, type FaultText, faultAt } from "../faults/fault";
import { suggest } from "../faults/nearest";
import { shortText } from "../faults/short-text";
import { webAddress } from "../faults/web-address";
import {
  type DataEntry,
  type DataSource,
  listDataIds,
  readDataEntry,
  readDataFolder,
} from "./data-files";
import { PACKAGES_FILE, checkManifests, readVersions } from "./package-manifest";

/**
 * Days after which a fact should be checked again, by the fact's kind: new versions appear within weeks, votes change
 * parameters, and service URLs change occasionally. Events never change.
 */
export const STALE_AFTER_DAYS = {
  version: 60,
  parameter: 120,
  endpoint: 180,
  event: undefined,
} as const;

/** A governance proposal, by its CGP number. */
export const proposalName = z.string().regex(/^CGP-\d+$/, "Write CGP- and a number.");

/** Characters in a value (40 in the longest one that we have). */
const MAX_FACT = 1_000;

const factSchema = z
  .strictObject({
    /** The value that pages show. */
    value: z.string().min(1).max(MAX_FACT, `Write at most ${MAX_FACT} characters.`).optional(),
    /** Name of a package in {@link PACKAGES_FILE}. The package's version is the value. */
    package: z.string().min(1).optional(),
    /** A description of the value for whoever rechecks it. */
    about: z.string().min(1),
    kind: z.enum(["version", "parameter", "endpoint", "event"]),
    /** Facts with the same area are checked together. */
    area: shortText,
    /** The day when somebody compared the value with a source. */
    checked: isoDate,
    sources: z.array(webAddress).min(1, "Name at least one source."),
    /**
     * GitHub repository of a program, if the fact is the program's version. Pages whose sources in this repository
     * are older than that version are listed as outdated.
     */
    repository: z
      .string()
      .regex(/^[\w-]+\/[\w.-]+$/, "Write the repository as owner/name, for instance celo-org/docs.")
      .optional(),
    /** The governance proposal that set the value. */
    proposal: proposalName.optional(),
    /** True if the value is shown as code. */
    code: z.boolean().default(false),
    /**
     * Phrases that only occur where the value was typed by hand; $ is replaced with the value. The default is the value
     * itself. If the value is too common to search for, the list is empty.
     */
    typed: z.array(shortText).default(["$"]),
  })
  .refine((fact) => (fact.value === undefined) !== (fact.package === undefined), {
    error: 'Write either "value" or "package", but not both.',
  });

type FactEntry = DataEntry<z.output<typeof factSchema>>;

export const FACTS_FOLDER = {
  folder: "content/data/facts",
  schema: factSchema,
  area: "facts",
} as const;

/** A value that may change. Pages refer to it by its id. */
export interface Fact extends z.output<typeof factSchema> {
  readonly id: string;
  readonly file: string;
  readonly value: string;
}

/** Reads one fact; undefined if its file is missing or has a fault. */
export function readFact(id: string, source: Pick<DataSource, "readText">): Fact | undefined {
  const { entry } = readDataEntry(FACTS_FOLDER, id, source);
  return entry && toFact(entry, readVersions(source));
}

/** Reads all facts, with the faults of their files and of the package manifests. */
export function readFacts(source: DataSource): { facts: Fact[]; faults: readonly Fault[] } {
  const { entries, faults } = readDataFolder(FACTS_FOLDER, source);
  const versions = readVersions(source);
  const unreadable = checkManifests(source);
  // If the manifest has a fault, its packages are unknown, and checkPackage would report that mistake again.
  const isKnown = !unreadable.some(({ file }) => file === PACKAGES_FILE);
  const unknown = isKnown ? entries.flatMap((entry) => checkPackage(entry, versions)) : [];
  return {
    facts: entries.flatMap((entry) => toFact(entry, versions) ?? []),
    faults: [...faults, ...unreadable, ...unknown],
  };
}

function toFact(
  { id, file, value: fact }: FactEntry,
  versions: ReadonlyMap<string, string>,
): Fact | undefined {
  const value = fact.value ?? versions.get(fact.package ?? "");
  if (value === undefined) return undefined;
  return {
    id,
    file,
    ...fact,
    value,
    typed: fact.typed.map((words) => words.replace("$", () => value)),
  };
}

function checkPackage(
  { value: fact, positionOf }: FactEntry,
  versions: ReadonlyMap<string, string>,
): Fault[] {
  if (fact.package === undefined || versions.has(fact.package)) return [];
  return [
    faultAt(positionOf(["package"]), {
      rule: "facts/unknown-package",
      problem: `${PACKAGES_FILE} has no package "${fact.package}".`,
      fix: `${suggest(fact.package, versions.keys(), "packages")} To use another package, add it to ${PACKAGES_FILE}.`,
      missing: fact.package,
    }),
  ];
}

/** Fault for an unknown fact. */
export const unknownFact = (id: string, source: Pick<DataSource, "listFiles">): FaultText => ({
  rule: "fact/unknown",
  problem: `There is no fact "${id}".`,
  fix: `${suggest(id, listDataIds(FACTS_FOLDER, source), "facts")} To add a fact, create ${FACTS_FOLDER.folder}/<id>.yaml.`,
  missing: id,
});
