import { CURRENT_VERSION } from "./doc-identity";

export type VersionBanner = "none" | "unreleased" | "unmaintained";

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
