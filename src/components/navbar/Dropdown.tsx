import type { MenuLink } from "../../site/navbar";
import { Icon, type IconName } from "../ui/Icon";
import * as styles from "./Navbar.module.css";

export interface DropdownProps {
  readonly label: string;
  readonly icon?: IconName;
  readonly links: readonly MenuLink[];
  /** The `href` of the link that stands for what is shown now. */
  readonly current?: string;
}

/** A menu under a word of the navbar: `details`, so it opens without scripts, one at a time. */
export function Dropdown({ label, icon, links, current }: DropdownProps) {
  return (
    <li>
      <details className={styles.dropdown} name="navbar" data-dropdown="">
        <summary className={styles.link}>
          {icon && <Icon name={icon} />}
          <span className={icon && styles.iconLabel}>{label}</span>
          <span className="chevron" />
        </summary>
        <ul className={styles.panel}>
          {links.map(({ label, href, newTab }) => (
            <li key={label}>
              <a
                className={styles.panelLink}
                href={href}
                aria-current={href === current ? "true" : undefined}
                {...(newTab && { target: "_blank", rel: "noopener" })}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </li>
  );
}
