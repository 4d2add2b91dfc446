import { type Fault, faultAt } from "../../../faults/fault";
import { CURRENT_VERSION, identifyDoc } from "../doc-identity";
import { caseKey, checkRoute } from "../path-names";

type VersionBanner = "none" | "unreleased" | "unmaintained";

/** A version of the docs. */
export interface DocVersion {
  readonly name: string;
  readonly label: string;
  /** The version readers get when they ask for none: it is served from the site's root. */
  readonly isLast: boolean;
  readonly path: string;
  readonly banner: VersionBanner;
  /** Whether pages show the version's label: only when there is more than one. */
  readonly badge: boolean;
}

/** The version being written has these: as its name, and as its path beside archived ones. */
const OWN_NAMES = [CURRENT_VERSION, "next"];

/**
 * The name of an archived version is the first part of its paths, today or once a newer one is archived. A fault stands
 * at the first doc of the version.
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
          problem: `There is a version "${name}" already, upper and lower case aside.`,
          fix: "Give the folder of this version another name.",
        }
      : checkRoute(`/${name}`);
    taken.add(caseKey(name));
    return words ? [faultAt({ file, line: 1, column: 1 }, { rule: "path/version", ...words })] : [];
  });
}

const newestFirst = new Intl.Collator("en", { numeric: true });

/**
 * The versions of a site, the one being written first, then the archived ones from new to old. The newest archived one
 * takes the root and the one being written moves to `/next`; without archived ones the one being written has the root.
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
