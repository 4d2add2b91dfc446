import { type VersionSummary, findVersion } from "../../base/docs-data";
import type { MenuLink } from "../../docs/shell/menu-link";
import type { NavbarItem } from "../../docs/shell/navbar";
import { changelog } from "../../site/changelog";
import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import type { IconName } from "../ui/Icon";
import type { CurrentPage } from "./current-page";

/** Sides of the navbar, in the order in which the mobile menu lists their items. */
export const SIDES: readonly NavbarItem["position"][] = ["left", "right"];

/**
 * A menu link, with the data that browser/navigation/mark-current-page.ts needs to mark it when the reader goes to
 * another page.
 */
export interface MenuEntry extends MenuLink {
  readonly isCurrent?: boolean;
  /** The docs sidebar to which the link leads. */
  readonly area?: string;
  /** The version that the link leads to, and the start page of that version. */
  readonly version?: string;
  readonly mainDoc?: string;
  /** True if the link points to the current page. */
  readonly isHere?: boolean;
  /** Name of the docs version if there is only one. The search reads it from the page. */
  readonly onlyVersion?: string;
}

/**
 * One item of the navbar, as a list of links. If it has a title, it is a dropdown in the bar and a titled list in the
 * mobile menu.
 */
export interface MenuGroup {
  /** The group's title in the mobile menu; absent for an item that is a single link. */
  readonly title?: string;
  /** The group's name in the bar. */
  readonly label: string;
  readonly icon?: IconName;
  readonly entries: readonly MenuEntry[];
}

/** Converts a navbar item to a group, as it is shown on the current page. */
export function toMenuGroup(
  item: NavbarItem,
  currentPage: CurrentPage,
  versions: readonly VersionSummary[],
): MenuGroup {
  switch (item.type) {
    case "link": {
      const isCurrent = item.sidebar !== undefined && item.sidebar === currentPage.sidebar;
      return { label: item.label, entries: [{ ...item, area: item.sidebar, isCurrent }] };
    }
    case "repository":
      return { label: item.label, icon: "github", entries: [item] };
    case "dropdown":
      return { title: item.label, label: item.label, entries: item.items };
    case "versions": {
      const current = findVersion(versions, currentPage.version);
      // With a single version, there is nothing to choose: the menu has the current page and the version's notes.
      if (versions.length === 1) {
        const entry = {
          label: current.label,
          href: currentPage.path,
          isHere: true,
          isCurrent: true,
          onlyVersion: current.name,
        };
        const notes = { label: labels.versionNotes, href: changelog.path };
        return { title: labels.versions, label: current.label, entries: [entry, notes] };
      }
      return {
        title: labels.versions,
        label: current.label,
        entries: versions.map(({ name, label, mainDocPath }) => ({
          label,
          href: encodeURI(
            currentPage.versionPaths?.find((version) => version.name === name)?.path ?? mainDocPath,
          ),
          version: name,
          mainDoc: encodeURI(mainDocPath),
          isCurrent: name === current.name,
        })),
      };
    }
    case "locales": {
      const { label } = settings.locale;
      const entry = { label, href: currentPage.path, isHere: true, isCurrent: true };
      return {
        title: labels.languages,
        label,
        icon: "globe",
        entries: [entry, ...item.items_after],
      };
    }
  }
}
