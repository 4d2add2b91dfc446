import * as styles from "./HomeLinks.module.css";
import type { Home } from "./types";

/** Lists of links, each with a title, side by side. */
export function HomeColumns({
  columns,
}: {
  readonly columns: Home["sections"][number]["columns"];
}) {
  return (
    <div className={styles.columns}>
      {columns.map(({ title, links }) => (
        <div key={title}>
          <h3 className={styles.columnTitle}>{title}</h3>
          <ul>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a className={styles.columnLink} href={href}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
