import * as labels from "../../site/labels";
import * as navbar from "../navbar/Navbar.module.css";
import * as styles from "./PageMenu.module.css";

/** Menu of a doc: a plain link to its Markdown; browser/widgets/fill-page-menu.ts adds the rest when it is opened. */
export function PageMenu({ path }: { readonly path: string }) {
  return (
    <details
      className={`${navbar.dropdown} ${styles.menu}`}
      data-dropdown=""
      data-page-menu=""
      data-print="no"
    >
      <summary>
        {labels.pageMenu}
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
  );
}
