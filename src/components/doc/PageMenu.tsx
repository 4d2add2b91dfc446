import * as labels from "../../site/doc-labels";
import { copyPage } from "../../site/labels";
import * as navbar from "../navbar/Navbar.module.css";
import * as styles from "./PageMenu.module.css";

/**
 * A button that copies a doc as Markdown (browser/widgets/copy-page.ts), next to a menu. In the HTML, the menu only
 * contains a link to the Markdown; browser/widgets/fill-page-menu.ts adds the other items when the menu is opened.
 */
export function PageMenu({ path }: { readonly path: string }) {
  return (
    <div className={styles.group} data-print="no">
      <button type="button" className={styles.copy} data-copy-page data-needs-app data-needs-script>
        {copyPage}
      </button>
      <details className={`${navbar.dropdown} ${styles.menu}`} data-dropdown="" data-page-menu="">
        <summary aria-label={labels.pageMenu}>
          <span className={styles.name}>{labels.pageMenu}</span>
          <span className="chevron" />
        </summary>
        <ul className={navbar.panel}>
          <li>
            <a className={navbar.panelLink} href={`${encodeURI(path)}.md`}>
              {labels.viewMarkdown}
            </a>
          </li>
        </ul>
      </details>
    </div>
  );
}
