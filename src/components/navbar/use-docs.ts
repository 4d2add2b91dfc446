import { graphql, useStaticQuery } from "gatsby";
import {
  DEFAULT_INSTANCE,
  DOCS_PLUGIN,
  type DocsData,
  findDocsData,
} from "../../model/docs/docs-data";

interface VersionsData {
  readonly allDocVersion: { readonly nodes: DocsData["versions"] };
}

/** The docs and their versions. Only the server asks: the menus are no part of the browser's bundle. */
export function useDocs(): DocsData {
  const { allDocVersion } = useStaticQuery<VersionsData>(graphql`
    query DocVersions {
      allDocVersion {
        nodes {
          name
          label
          isLast
          mainDocPath
        }
      }
    }
  `);
  return findDocsData({
    [DOCS_PLUGIN]: { [DEFAULT_INSTANCE]: { versions: allDocVersion.nodes } },
  });
}
