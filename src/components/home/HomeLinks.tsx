import type { HomeCard } from "../../site/home/sections";
import { HomeIcon } from "./HomeIcon";
import * as styles from "./HomeLinks.module.css";

/** Links in columns, each below a line; the whole entry is clickable. */
export function HomeLinks({ cards }: { readonly cards: readonly HomeCard[] }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ label, text, href, icon }) => (
        <li className={styles.item} key={href + label}>
          {icon && <HomeIcon name={icon} className={styles.icon} />}
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
