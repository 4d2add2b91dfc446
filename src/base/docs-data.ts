export const DOCS_PLUGIN = "gatsby-source-docs";

/** A version as shown in menus. */
export interface VersionSummary {
  readonly name: string;
  readonly label: string;
  readonly isLast: boolean;
  readonly mainDocPath: string;
}

/** Finds a version by its name, or the default version if no name is given. */
export function findVersion(versions: readonly VersionSummary[], name?: string): VersionSummary {
  const found = versions.find((version) =>
    name === undefined ? version.isLast : version.name === name,
  );
  if (found) return found;
  const known = versions.map((version) => version.name).join(", ") || "none";
  throw new Error(
    `There is no docs version ${name === undefined ? "marked as the last" : `"${name}"`}; known: ${known}.`,
  );
}
