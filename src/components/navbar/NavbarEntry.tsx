import type { NavbarItem } from "../../site/navbar";
import { Icon } from "../ui/Icon";
import { Dropdown } from "./Dropdown";
import { MenuAnchor } from "./MenuAnchor";
import { toMenuGroup } from "./menu-groups";
import * as styles from "./Navbar.module.css";
import type { Place } from "./place";
import { useVersions } from "./use-versions";

/** One item of the navbar. */
export function NavbarEntry({ item, place }: { readonly item: NavbarItem; readonly place: Place }) {
  const group = toMenuGroup(item, place, useVersions());
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
