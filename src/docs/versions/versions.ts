import { CURRENT_VERSION, identifyDoc } from "../../base/doc-identity";
import { caseKey, checkRoute } from "../../base/path-names";
import { type Fault, faultAt } from "../../faults/fault";

type VersionBanner = "none" | "unreleased" | "unmaintained";

export interface DocVersion {
  readonly name: string;
  readonly label: string;
  /** The default version, served from the site's root. */
  readonly isLast: boolean;
  readonly path: string;
  readonly banner: VersionBanner;
  /** True if pages show the version's label, because there is more than one version. */
  readonly badge: boolean;
}

/**
 * Names reserved for the version being written: its own name, and the first segment of its paths once a version is
 * archived.
 */
const OWN_NAMES = [CURRENT_VERSION, "next"];

/**
 * Checks the names of archived versions. A name is the first segment of the version's paths, either now or once a newer
 * version is archived. Faults are reported at the version's first doc.
 */
export function checkVersionNames(files: readonly string[]): Fault[] {
  const firstFiles = new Map<string, string>();
  for (const file of files) {
    const name = /^content\/versions\/([^/]+)\//.exec(file)?.[1];
    if (name !== undefined && identifyDoc(file) && !firstFiles.has(name))
      firstFiles.set(name, file);
  }
  const taken = new Set(OWN_NAMES.map(caseKey));
  return [...firstFiles].flatMap(([name, file]) => {
    const words = taken.has(caseKey(name))
      ? {
          problem: `There is already a version named "${name}", ignoring case.`,
          fix: "Rename the folder of this version.",
        }
      : checkRoute(`/${name}`);
    taken.add(caseKey(name));
    return words ? [faultAt({ file, line: 1, column: 1 }, { rule: "path/version", ...words })] : [];
  });
}

const newestFirst = new Intl.Collator("en", { numeric: true });

/**
 * Lists the versions of a site: the version being written, then the archived versions, newest first. The newest
 * archived version is at the root, and the version being written is at `/next`. Without archived versions, the version
 * being written is at the root.
 */
export function listVersions(archived: Iterable<string>): DocVersion[] {
  const names = [...new Set(archived)].sort((a, b) => newestFirst.compare(b, a));
  const hasArchived = names.length > 0;
  const current: DocVersion = {
    name: CURRENT_VERSION,
    label: "Next",
    isLast: !hasArchived,
    path: hasArchived ? "/next" : "/",
    banner: hasArchived ? "unreleased" : "none",
    badge: hasArchived,
  };
  return [
    current,
    ...names.map((name, index): DocVersion => {
      const isLast = index === 0;
      return {
        name,
        label: name,
        isLast,
        path: isLast ? "/" : `/${name}`,
        banner: isLast ? "none" : "unmaintained",
        badge: true,
      };
    }),
  ];
}
