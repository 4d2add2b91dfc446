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

/** All docs versions. Only the server asks: the menus are no part of the browser's bundle. */
export function useVersions(): readonly Version[] {
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
  return allDocVersion.nodes;
}
