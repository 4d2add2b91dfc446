import { graphql, useStaticQuery } from "gatsby";

export interface Version {
  readonly name: string;
  readonly label: string;
  readonly path: string;
  readonly isLast: boolean;
}

interface VersionsData {
  readonly allDocVersion: { readonly nodes: readonly Version[] };
}

/** All docs versions, and the one called `name`; outside the docs that is the last one. */
export function useVersions(name?: string): { versions: readonly Version[]; current: Version } {
  const { allDocVersion } = useStaticQuery<VersionsData>(graphql`
    query DocVersions {
      allDocVersion {
        nodes {
          name
          label
          path
          isLast
        }
      }
    }
  `);
  const versions = allDocVersion.nodes;
  const current = versions.find((version) => (name ? version.name === name : version.isLast));
  if (!current) {
    const names = versions.map((version) => version.name).join(", ");
    throw new Error(`There is no docs version ${name ?? "marked as the last"}, only: ${names}`);
  }
  return { versions, current };
}
