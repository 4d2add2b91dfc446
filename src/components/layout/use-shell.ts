import { graphql, useStaticQuery } from "gatsby";
import type { VersionSummary } from "../../model/docs/docs-data";
import type { NavbarItem } from "../../model/shell/navbar";

interface ShellData {
  readonly allDocVersion: { readonly nodes: readonly VersionSummary[] };
  readonly navbar: { readonly items: readonly NavbarItem[] } | null;
  readonly footer: Queries.ShellQuery["footer"];
}

/**
 * Data of the layout around every page. Only the server calls this: menus and footer aren't in the browser's bundle.
 */
export interface Shell {
  readonly versions: readonly VersionSummary[];
  readonly navbar: readonly NavbarItem[];
  readonly footer: ShellData["footer"];
}

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
