import type { VersionSummary } from "../../base/docs-data";
import type { NavbarItem } from "../../docs/shell/navbar";
import { Icon } from "../ui/Icon";
import type { CurrentPage } from "./current-page";
import { Dropdown } from "./Dropdown";
import { toMenuGroup } from "./menu-groups";
import { MenuAnchor } from "./MenuAnchor";
import * as styles from "./Navbar.module.css";

/** Renders one item of the navbar. */
export function NavbarEntry({
  item,
  currentPage,
  versions,
}: {
  readonly item: NavbarItem;
  readonly currentPage: CurrentPage;
  readonly versions: readonly VersionSummary[];
}) {
  const group = toMenuGroup(item, currentPage, versions);
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
