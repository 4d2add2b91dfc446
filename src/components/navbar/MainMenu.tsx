import * as labels from "../../site/labels";
import { POSITIONS, navbar } from "../../site/shell/navbar";
import type { CurrentPage } from "./current-page";
import * as styles from "./MainMenu.module.css";
import { toMenuGroup } from "./menu-groups";
import { MenuAnchor } from "./MenuAnchor";
import { useVersions } from "./use-versions";

/** The navbar's items as lists, for the menu below 997 px. */
export function MainMenu({ currentPage }: { readonly currentPage: CurrentPage }) {
  const versions = useVersions();
  const groups = POSITIONS.flatMap((side) =>
    navbar
      .filter(({ position }) => position === side)
      .map((item) => toMenuGroup(item, currentPage, versions)),
  );
  return (
    <nav aria-label={labels.mainMenu}>
      {groups.map(({ title, label, entries }) => (
        <div key={label} className={title ? styles.group : undefined}>
          {title && <p className={styles.title}>{title}</p>}
          <ul>
            {entries.map((entry) => (
              <li key={entry.label}>
                <MenuAnchor className="sidebar-link" entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
