import * as labels from "../../site/labels";
import { Icon } from "../ui/Icon";
import type { MenuGroup } from "./menu-groups";
import { MenuAnchor } from "./MenuAnchor";
import * as styles from "./Navbar.module.css";

/** A dropdown in the navbar. It is a `details` element, so it opens without scripts, and only one is open at a time. */
export function Dropdown({ group: { label, icon, entries } }: { readonly group: MenuGroup }) {
  const isVersions = entries.some((entry) => entry.version !== undefined);
  const hasVersionName = isVersions || entries.some((entry) => entry.onlyVersion !== undefined);
  return (
    <details className={styles.dropdown} name="navbar" data-dropdown="">
      <summary className={styles.link}>
        {icon && <Icon name={icon} />}
        {hasVersionName && <span className="visually-hidden">{`${labels.searchVersion}: `}</span>}
        <span className={icon && styles.iconLabel} data-version-label={isVersions ? "" : undefined}>
          {label}
        </span>
        <span className="chevron" />
      </summary>
      <ul className={styles.panel}>
        {entries.map((entry) => (
          <li key={entry.label}>
            <MenuAnchor className={styles.panelLink} entry={entry} />
          </li>
        ))}
      </ul>
    </details>
  );
}
