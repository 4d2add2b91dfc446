import { DISABLE_COLOR_SWITCH } from "../../site/color-mode";
import * as labels from "../../site/labels";
import { Logo } from "../base/Logo";
import { useShell } from "../base/use-shell";
import { Icon } from "../ui/Icon";
import { SearchSubmit } from "../ui/SearchSubmit";
import { ColorSwitch } from "./ColorSwitch";
import type { CurrentPage } from "./current-page";
import { SIDES } from "./menu-groups";
import * as styles from "./Navbar.module.css";
import { NavbarEntry } from "./NavbarEntry";

/** The bar at the top of every page. In windows narrower than 997 px, its items are in the menu. */
export function Navbar({ currentPage }: { readonly currentPage: CurrentPage }) {
  const { navbar, versions } = useShell();
  return (
    <header className={styles.navbar} data-navbar="" data-print="no" data-behind-menu="">
      <div className={styles.inside}>
        <button
          type="button"
          className={`${styles.tool} ${styles.menuButton}`}
          popovertarget="menu"
          aria-label={labels.openMenu}
        >
          <Icon name="menu" />
        </button>
        <a className={styles.brand} href="/" aria-label="Celo Docs">
          <Logo />
          <span className={styles.docs}>Docs</span>
        </a>
        <nav className={styles.nav} aria-label={labels.mainMenu}>
          {SIDES.map((side) => (
            <div key={side} className={styles.items}>
              {navbar
                .filter(({ position }) => position === side)
                .map((item, index) => (
                  <NavbarEntry
                    key={index}
                    item={item}
                    currentPage={currentPage}
                    versions={versions}
                  />
                ))}
            </div>
          ))}
        </nav>
        <div className={DISABLE_COLOR_SWITCH ? styles.tools : `${styles.tools} ${styles.two}`}>
          <form className={styles.search} action="/search" role="search" data-search="">
            <Icon name="search" />
            <input
              type="search"
              name="q"
              maxLength={64}
              placeholder={labels.searchPlaceholder}
              aria-label={labels.search}
              aria-keyshortcuts="Control+K Meta+K /"
            />
            <SearchSubmit />
            <kbd className={styles.searchKey} data-needs-script="" aria-hidden="true">
              /
            </kbd>
          </form>
          <a
            className={`${styles.tool} ${styles.searchLink}`}
            href="/search"
            aria-label={labels.search}
            data-search=""
          >
            <Icon name="search" />
          </a>
          {!DISABLE_COLOR_SWITCH && <ColorSwitch className={styles.tool} />}
        </div>
      </div>
    </header>
  );
}
