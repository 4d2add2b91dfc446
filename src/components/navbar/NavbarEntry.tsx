import type { VersionSummary } from "../../model/docs/docs-data";
import type { NavbarItem } from "../../site/shell/navbar";
import { Icon } from "../ui/Icon";
import type { CurrentPage } from "./current-page";
import { Dropdown } from "./Dropdown";
import { type MenuGroup, toMenuGroup } from "./menu-groups";
import { MenuAnchor } from "./MenuAnchor";
import * as styles from "./Navbar.module.css";
import { useVersions } from "./use-versions";

/** One item of the navbar. */
export function NavbarEntry({
  item,
  currentPage,
}: {
  readonly item: NavbarItem;
  readonly currentPage: CurrentPage;
}) {
  const group = toNamedGroup(item, currentPage, useVersions());
  if (group.title) return <Dropdown group={group} />;
  return group.entries.map((entry) =>
    group.icon ? (
      <MenuAnchor key={entry.label} className={styles.tool} entry={entry}>
        <Icon name={group.icon} />
      </MenuAnchor>
    ) : (
      <MenuAnchor key={entry.label} className={styles.link} entry={entry} />
    ),
  );
}

/** Converts an item to a group; an error names the item. */
function toNamedGroup(
  item: NavbarItem,
  currentPage: CurrentPage,
  versions: readonly VersionSummary[],
): MenuGroup {
  try {
    return toMenuGroup(item, currentPage, versions);
  } catch (cause) {
    throw new Error(`The navbar item ${JSON.stringify(item)} could not be rendered.`, { cause });
  }
}
