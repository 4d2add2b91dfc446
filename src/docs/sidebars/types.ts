/** A link to a doc, to another page of the site, or to another site. */
export interface SidebarLink {
  readonly type: "link";
  readonly label: string;
  readonly href: string;
  /** Id of the doc; absent for other links. */
  readonly docId?: string;
  /** True if the doc is unlisted, so the link isn't shown. */
  readonly unlisted: boolean;
}

export interface SidebarCategory {
  readonly type: "category";
  readonly label: string;
  /** Path of the category's page; absent if the label only opens and closes the category. */
  readonly href?: string;
  readonly docId?: string;
  /** True if the category's page is unlisted, so the label isn't a link. */
  readonly linkUnlisted: boolean;
  /** True if the category is initially closed. */
  readonly collapsed: boolean;
  readonly items: readonly SidebarItem[];
}

export type SidebarItem = SidebarLink | SidebarCategory;

export interface Sidebar {
  readonly name: string;
  readonly version: string;
  readonly items: readonly SidebarItem[];
}

/** The fields of a doc that a sidebar needs. */
export interface SidebarDoc {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly sidebarLabel?: string;
  readonly unlisted: boolean;
}
