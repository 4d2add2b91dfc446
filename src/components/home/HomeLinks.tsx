import { HomeIcon } from "./HomeIcon";
import * as styles from "./HomeLinks.module.css";
import type { Home } from "./types";

/**
 * Links in columns, each with a horizontal line above it. A reader can click anywhere on an entry to follow its link.
 */
export function HomeLinks({ cards }: { readonly cards: Home["sections"][number]["cards"] }) {
  return (
    <ul className={styles.list} role="list">
      {cards.map(({ label, text, href, icon }) => (
        <li className={styles.item} key={href + label}>
          {icon !== null && <HomeIcon name={icon} className={styles.icon} />}
          <div>
            <a className={`card-link ${styles.link}`} href={href}>
              <span className="card-title">{label}</span>
            </a>
            <p className={styles.text}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
