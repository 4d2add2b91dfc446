import * as labels from "../../site/labels";
import { isLong } from "../base/is-long";
import { ServerOnly } from "../base/ServerOnly";
import type { Doc } from "../base/types";
import { DocsSidebar } from "../sidebar/DocsSidebar";
import { Icon } from "../ui/Icon";
import type { CurrentPage } from "./current-page";
import { MainMenu } from "./MainMenu";
import * as styles from "./Menu.module.css";

export interface MenuProps {
  readonly currentPage: CurrentPage;
  readonly doc?: Doc;
}

const NO_SECTIONS: readonly never[] = [];

/**
 * One element with two uses. In windows narrower than 997 px, it is a drawer with the main menu and the docs sidebar.
 * In wider windows, it is the column of the docs sidebar. The drawer is a popover, so it needs no script.
 */
export function Menu({ currentPage, doc }: MenuProps) {
  const sidebar = doc?.sidebar;
  const isReference = doc?.layout === "reference";
  return (
    <div id="menu" popover="auto" className={sidebar ? styles.menu : styles.drawer} data-print="no">
      <div className={styles.head}>
        <button
          type="button"
          className={styles.close}
          popovertarget="menu"
          popovertargetaction="hide"
          aria-label={labels.closeMenu}
        >
          <Icon name="close" />
        </button>
        {sidebar && (
          <button type="button" className={styles.hide} data-switch="sidebar" data-needs-script="">
            <Icon name="panel" />
            <span className={styles.hideLabel}>{labels.hideSidebar}</span>
            <span className={styles.showLabel}>{labels.showSidebar}</span>
          </button>
        )}
      </div>
      {/* styles/reference.css reserves space for a filter, which must be known before the page's own HTML arrives. */}
      <div
        className={styles.scroll}
        data-sidebar-scroll=""
        data-long={isReference && isLong(doc) ? "" : undefined}
      >
        <details className={styles.primary} open={!sidebar} data-main-menu="">
          <summary className={styles.back} hidden={!sidebar}>
            <span className={styles.backLabel}>{labels.backToMainMenu}</span>
            <span className={styles.forthLabel}>{labels.backToSection}</span>
          </summary>
          <ServerOnly id="menu">
            {process.env.BUILD_STAGE !== "build-javascript" && (
              <MainMenu currentPage={currentPage} />
            )}
          </ServerOnly>
        </details>
        {doc?.sidebarFile && sidebar && (
          <DocsSidebar
            key={doc.sidebarFile}
            name={sidebar}
            file={doc.sidebarFile}
            path={doc.path}
            sections={isReference ? doc.toc : NO_SECTIONS}
          />
        )}
      </div>
    </div>
  );
}
