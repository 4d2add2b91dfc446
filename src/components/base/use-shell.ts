import { graphql, useStaticQuery } from "gatsby";
import type { VersionSummary } from "../../base/docs-data";
import type { NavbarItem } from "../../docs/shell/navbar";

interface ShellData {
  readonly allDocVersion: { readonly nodes: readonly VersionSummary[] };
  readonly navbar: { readonly items: readonly NavbarItem[] } | null;
  readonly footer: Queries.ShellQuery["footer"];
}

/** Data for the layout that surrounds every page. */
export interface Shell {
  readonly versions: readonly VersionSummary[];
  readonly navbar: readonly NavbarItem[];
  readonly footer: ShellData["footer"];
}

/**
 * Queries the data of the layout. Call it only on the server, so that menus and footer stay out of the browser's
 * bundle.
 */
export function useShell(): Shell {
  const { allDocVersion, navbar, footer } = useStaticQuery<ShellData>(graphql`
    query Shell {
      allDocVersion(sort: { position: ASC }) {
        nodes {
          name
          label
          isLast
          mainDocPath
        }
      }
      navbar {
        items
      }
      footer {
        style
        groups {
          title
          items {
            label
            href
          }
        }
        logo {
          label
          href
        }
        copyright
      }
    }
  `);
  return { versions: allDocVersion.nodes, navbar: navbar?.items ?? [], footer };
}
