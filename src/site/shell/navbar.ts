/** A plain link of a menu. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly newTab?: boolean;
}

/** Everything a navbar can hold; the order of an array is the order on the screen. */
export type NavbarItem =
  /** `sidebar` marks the item as current on every page of that sidebar. */
  | (MenuLink & { readonly type: "link"; readonly sidebar?: string })
  | { readonly type: "dropdown"; readonly label: string; readonly items: readonly MenuLink[] }
  | { readonly type: "versions" }
  | { readonly type: "locales"; readonly itemsAfter: readonly MenuLink[] }
  | { readonly type: "repository"; readonly label: string; readonly href: string };

export const navbar: {
  readonly left: readonly NavbarItem[];
  readonly right: readonly NavbarItem[];
} = {
  left: [
    {
      type: "link",
      label: "What is Celo",
      href: "/what-is-celo",
      sidebar: "whatisCeloSidebar",
    },
    { type: "link", label: "Build", href: "/build", sidebar: "buildOnCeloSidebar" },
    { type: "link", label: "Tooling", href: "/developer", sidebar: "toolingSidebar" },
    { type: "link", label: "L2", href: "/cel2", sidebar: "celoL2Sidebar" },
    {
      type: "dropdown",
      label: "More",
      items: [
        { label: "Ecosystem", href: "https://www.celopg.eco/ecosystem", newTab: true },
        { label: "Celo Website", href: "https://celo.org", newTab: true },
        { label: "Discord", href: "https://chat.celo.org", newTab: true },
      ],
    },
  ],
  right: [
    { type: "versions" },
    {
      type: "locales",
      itemsAfter: [{ label: "Help us translate", href: "https://celo.crowdin.com/" }],
    },
    {
      type: "dropdown",
      label: "Support",
      items: [
        { label: "View the Forum", href: "https://forum.celo.org/" },
        { label: "Leave Feedback", href: "https://github.com/celo-org/docs/issues/new" },
      ],
    },
    { type: "repository", label: "GitHub repository", href: "https://github.com/celo-org" },
  ],
};
