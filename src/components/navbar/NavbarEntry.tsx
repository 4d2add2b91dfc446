import type { MenuLink, NavbarItem } from "../../site/navbar";
import { settings } from "../../site/settings";
import { Icon } from "../ui/Icon";
import { Dropdown } from "./Dropdown";
import * as styles from "./Navbar.module.css";
import { isCurrent, type Place } from "./place";
import { useVersions } from "./use-versions";

/** One item of the navbar as a list item. */
export function NavbarEntry({ item, place }: { readonly item: NavbarItem; readonly place: Place }) {
  switch (item.type) {
    case "link":
      return (
        <li>
          <a
            className={styles.link}
            href={item.href}
            aria-current={isCurrent(item, place) ? "true" : undefined}
          >
            {item.label}
          </a>
        </li>
      );
    case "dropdown":
      return <Dropdown label={item.label} links={item.items} />;
    case "versions":
      return <VersionDropdown version={place.version} />;
    case "locales":
      return (
        <Dropdown
          label={settings.locales[0].label}
          icon="globe"
          links={toLocaleLinks(place.path, item.itemsAfter)}
          current={place.path}
        />
      );
    case "repository":
      return (
        <li>
          <a className={styles.tool} href={item.href} aria-label={item.label}>
            <Icon name="github" />
          </a>
        </li>
      );
  }
}

function VersionDropdown({ version }: { readonly version?: string }) {
  const { versions, current } = useVersions(version);
  return (
    <Dropdown
      label={current.label}
      links={versions.map(({ label, path }) => ({ label, href: path }))}
      current={current.path}
    />
  );
}

/** The page itself in every language there is, then what comes after. */
export function toLocaleLinks(path: string, itemsAfter: readonly MenuLink[]): MenuLink[] {
  return [...settings.locales.map(({ label }) => ({ label, href: path })), ...itemsAfter];
}
