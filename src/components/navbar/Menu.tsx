import { labels } from "../../site/labels";
import { navbar, type NavbarItem } from "../../site/navbar";
import type { Doc } from "../doc/types";
import { DocsSidebar } from "../sidebar/DocsSidebar";
import { Icon } from "../ui/Icon";
import * as styles from "./Menu.module.css";
import { toLocaleLinks } from "./NavbarEntry";
import { isCurrent, type Place } from "./place";
import { useVersions } from "./use-versions";

export interface MenuProps {
  readonly place: Place;
  readonly doc?: Doc;
}

/**
 * One element with two lives: below 997 px a drawer with the main menu and the docs sidebar, from
 * 997 px on the column of the docs sidebar. The drawer is a popover, so it needs no script.
 */
export function Menu({ place, doc }: MenuProps) {
  const sidebar = doc?.sidebar;
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
          <button
            type="button"
            className={styles.hide}
            data-switch="sidebar"
            data-needs-script=""
          >
            <Icon name="panel" />
            <span className={styles.hideLabel}>{labels.hideSidebar}</span>
            <span className={styles.showLabel}>{labels.showSidebar}</span>
          </button>
        )}
      </div>
      <div className={styles.scroll} data-sidebar-scroll="">
        <details className={styles.primary} key={String(sidebar)} open={!sidebar}>
          <summary className={styles.back} hidden={!sidebar}>
            <span className={styles.backLabel}>← {labels.backToMainMenu}</span>
            <span className={styles.forthLabel}>{labels.backToSection} →</span>
          </summary>
          <MainMenu place={place} />
        </details>
        {doc && sidebar && <DocsSidebar doc={doc} key={sidebar} />}
      </div>
    </div>
  );
}

function MainMenu({ place }: { readonly place: Place }) {
  return (
    <nav aria-label={labels.mainMenu}>
      {[...navbar.left, ...navbar.right].map((item, index) => (
        <MenuGroup key={index} item={item} place={place} />
      ))}
    </nav>
  );
}

interface GroupLink {
  readonly label: string;
  readonly href: string;
  readonly isCurrent?: boolean;
}

function MenuGroup({ item, place }: { readonly item: NavbarItem; readonly place: Place }) {
  const { versions, current } = useVersions(place.version);
  switch (item.type) {
    case "link":
      return <Group links={[{ ...item, isCurrent: isCurrent(item, place) }]} />;
    case "repository":
      return <Group links={[item]} />;
    case "dropdown":
      return <Group title={item.label} links={item.items} />;
    case "versions":
      return (
        <Group
          title={labels.versions}
          links={versions.map((version) => ({
            label: version.label,
            href: version.path,
            isCurrent: version === current,
          }))}
        />
      );
    case "locales":
      return (
        <Group title={labels.languages} links={toLocaleLinks(place.path, item.itemsAfter)} />
      );
  }
}

function Group({ title, links }: { readonly title?: string; readonly links: readonly GroupLink[] }) {
  return (
    <>
      {title && <p className={styles.title}>{title}</p>}
      <ul>
        {links.map(({ label, href, isCurrent }) => (
          <li key={label}>
            <a className="sidebar-link" href={href} aria-current={isCurrent ? "true" : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
