import * as labels from "../../site/labels";
import type { MenuLink, NavbarItem } from "../../site/navbar";
import { settings } from "../../site/settings";
import type { IconName } from "../ui/Icon";
import type { Place } from "./place";
import type { Version } from "./use-versions";

/** A link of a menu with what browser/place.ts needs to mark it after a client navigation. */
export interface MenuEntry extends MenuLink {
  readonly isCurrent?: boolean;
  /** The docs sidebar whose pages the link stands for. */
  readonly area?: string;
  /** The docs version the link leads to. */
  readonly version?: string;
  /** The link leads to the page the reader is on. */
  readonly isHere?: boolean;
}

/** One item of the navbar as a list: a dropdown in the bar, a titled list in the mobile menu. */
export interface MenuGroup {
  /** Its name in the mobile menu; absent for an item that is one link. */
  readonly title?: string;
  /** Its name in the bar. */
  readonly label: string;
  readonly icon?: IconName;
  readonly entries: readonly MenuEntry[];
}

/** What a navbar item offers at `place`. */
export function toMenuGroup(
  item: NavbarItem,
  place: Place,
  versions: readonly Version[],
): MenuGroup {
  switch (item.type) {
    case "link": {
      const isCurrent = item.sidebar !== undefined && item.sidebar === place.sidebar;
      return { label: item.label, entries: [{ ...item, area: item.sidebar, isCurrent }] };
    }
    case "repository":
      return { label: item.label, icon: "github", entries: [item] };
    case "dropdown":
      return { title: item.label, label: item.label, entries: item.items };
    case "versions": {
      const current = findVersion(versions, place.version);
      return {
        title: labels.versions,
        label: current.label,
        entries: versions.map(({ name, label, path }) => ({
          label,
          href: path,
          version: name,
          isCurrent: name === current.name,
        })),
      };
    }
    case "locales":
      return {
        title: labels.languages,
        label: settings.locales[0].label,
        icon: "globe",
        entries: [
          ...settings.locales.map(({ label }) => ({
            label,
            href: place.path,
            isHere: true,
            isCurrent: true,
          })),
          ...item.itemsAfter,
        ],
      };
  }
}

/** The version called `name`; outside the docs, where there is no name, the last one. */
export function findVersion(versions: readonly Version[], name: string | undefined): Version {
  const found = versions.find((version) => (name ? version.name === name : version.isLast));
  if (found) return found;
  const names = versions.map((version) => version.name).join(", ");
  throw new Error(`There is no docs version ${name ?? "marked as the last"}, only: ${names}`);
}
