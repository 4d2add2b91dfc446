import type { HomeCard } from "../../site/home";
import * as styles from "./HomeLinks.module.css";

/** Links in two columns, a line above each; the whole entry can be clicked. */
export function HomeLinks({ cards }: { readonly cards: readonly HomeCard[] }) {
  return (
    <ul className={styles.list}>
      {cards.map(({ label, text, href }) => (
        <li className={styles.item} key={href}>
          <a className={`card-link ${styles.link}`} href={href}>
            <span className="card-title">{label}</span>
          </a>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
