import * as labels from "../../site/labels";
import { useShell } from "../base/use-shell";
import type { CurrentPage } from "./current-page";
import * as styles from "./MainMenu.module.css";
import { SIDES, toMenuGroup } from "./menu-groups";
import { MenuAnchor } from "./MenuAnchor";

/** Lists the navbar's items in the mobile menu, for windows narrower than 997 px. */
export function MainMenu({ currentPage }: { readonly currentPage: CurrentPage }) {
  const { navbar, versions } = useShell();
  const groups = SIDES.flatMap((side) =>
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
