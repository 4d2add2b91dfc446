import { graphql, useStaticQuery } from "gatsby";
import type { VersionSummary } from "../../model/docs/docs-data";

interface VersionsData {
  readonly allDocVersion: { readonly nodes: readonly VersionSummary[] };
}

/** Returns all versions of the docs. Only the server calls this, since the menus aren't in the browser's bundle. */
export function useVersions(): readonly VersionSummary[] {
  const { allDocVersion } = useStaticQuery<VersionsData>(graphql`
    query DocVersions {
      allDocVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          isLast
          mainDocPath
        }
      }
    }
  `);
  return allDocVersion.nodes;
}
