/** A plain link of a menu. */
export interface MenuLink {
  readonly label: string;
  readonly href: string;
  readonly newTab?: boolean;
}

/** All kinds of navbar items. */
export type NavbarItem =
  /** `sidebar` marks the item as current on every page of that sidebar. */
  | (MenuLink & { readonly type: "link"; readonly sidebar?: string })
  | { readonly type: "dropdown"; readonly label: string; readonly items: readonly MenuLink[] }
  | { readonly type: "versions" }
  | { readonly type: "locales"; readonly itemsAfter: readonly MenuLink[] }
  | { readonly type: "repository"; readonly label: string; readonly href: string };

/** The side of the bar on which an item is; a menu below 997 px lists those on the left first. */
export const POSITIONS = ["left", "right"] as const;

export type PlacedItem = NavbarItem & { readonly position: (typeof POSITIONS)[number] };

export const navbar: readonly PlacedItem[] = [
  {
    type: "link",
    position: "left",
    label: "What is Celo",
    href: "/what-is-celo",
    sidebar: "whatisCeloSidebar",
  },
  { type: "link", position: "left", label: "Build", href: "/build", sidebar: "buildOnCeloSidebar" },
  {
    type: "link",
    position: "left",
    label: "Tooling",
    href: "/developer",
    sidebar: "toolingSidebar",
  },
  { type: "link", position: "left", label: "L2", href: "/cel2", sidebar: "celoL2Sidebar" },
  {
    type: "dropdown",
    position: "left",
    label: "More",
    items: [
      { label: "Ecosystem", href: "https://www.celopg.eco/ecosystem", newTab: true },
      { label: "Celo Website", href: "https://celo.org", newTab: true },
      { label: "Discord", href: "https://chat.celo.org", newTab: true },
    ],
  },
  { type: "versions", position: "right" },
  {
    type: "locales",
    position: "right",
    itemsAfter: [{ label: "Help us translate", href: "https://celo.crowdin.com/" }],
  },
  {
    type: "dropdown",
    position: "right",
    label: "Support",
    items: [
      { label: "View the Forum", href: "https://forum.celo.org/" },
      { label: "Leave Feedback", href: "https://github.com/celo-org/docs/issues/new" },
    ],
  },
  {
    type: "repository",
    position: "right",
    label: "GitHub repository",
    href: "https://github.com/celo-org",
  },
];
