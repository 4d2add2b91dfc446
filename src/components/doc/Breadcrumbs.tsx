import * as labels from "../../site/doc-labels";
import type { Doc } from "../base/types";
import { Icon } from "../ui/Icon";
import * as styles from "./Breadcrumbs.module.css";

/** Links from the home page down to this page. The last item is the page itself. */
export function Breadcrumbs({ items }: { readonly items: Doc["breadcrumbs"] }) {
  const last = items.length - 1;
  return (
    <nav aria-label={labels.breadcrumbs} data-print="no">
      <ol className={styles.list}>
        <li>
          <a className={styles.home} href="/" aria-label={labels.home}>
            <Icon name="home" />
          </a>
        </li>
        {items.map(({ label, path }, index) => (
          <li key={index} className={styles.item}>
            {index === last ? (
              <span aria-current="page">{label}</span>
            ) : path ? (
              <a className={styles.link} href={encodeURI(path)}>
                {label}
              </a>
            ) : (
              label
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
