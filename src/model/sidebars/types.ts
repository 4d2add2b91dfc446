/** A link of a sidebar: to a doc, to another page of the site, or elsewhere. */
export interface SidebarLink {
  readonly type: "link";
  readonly label: string;
  readonly href: string;
  /** The doc it leads to; absent for other links. */
  readonly docId?: string;
  /** The doc is unlisted: known to the model, not shown. */
  readonly unlisted: boolean;
}

export interface SidebarCategory {
  readonly type: "category";
  readonly label: string;
  /** The category's own page; absent when the label only opens and closes. */
  readonly href?: string;
  readonly docId?: string;
  /** The category's own page is unlisted, so its label is no link. */
  readonly linkUnlisted: boolean;
  /** Whether it starts closed. */
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

export interface Sidebar {
  readonly name: string;
  readonly version: string;
  readonly items: readonly SidebarItem[];
}

/** What a sidebar needs to know of a doc. */
export interface SidebarDoc {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly unlisted: boolean;
}
