import * as labels from "../../../site/labels";
import { withoutBase } from "../../../site/paths/base-path";
import { searchAreas, startPages } from "../../../site/search";
import { HitIcon } from "../rows/HitIcon";

interface StartProps {
  readonly onFollow: () => void;
}

/** Shows the next page, popular pages and the areas while the query is empty. */
export function SearchStart({ onFollow }: StartProps) {
  const next = findNextPage();
  const others = startPages.filter(
    ({ href }) => ![next?.href, withoutBase(location.pathname)].includes(href),
  );
  const pages = next ? [next, ...others] : others;
  return (
    <div className="search-start">
      <StartList title={labels.usefulPages} links={pages} onFollow={onFollow} />
      <StartList title={labels.areas} links={searchAreas} onFollow={onFollow} />
    </div>
  );
}

/** Suggests other queries below a query without results. DocSearch suggests the names of groups, and ours has none. */
export const SearchSuggestions = ({ onFollow }: StartProps) => (
  <p className="search-suggestions">
    {labels.trySearchingFor}:{" "}
    {startPages.map(({ label }) => (
      <a key={label} href={`/search?q=${encodeURIComponent(label)}`} onClick={onFollow}>
        {label}
      </a>
    ))}
  </p>
);

interface StartLink {
  readonly label: string;
  readonly text: string;
  readonly href: string;
}

/** Finds the page after the current one, using the links at the end of the current page. */
function findNextPage(): StartLink | undefined {
  const link = document.querySelector<HTMLAnchorElement>("main a[rel=next]");
  const href = link?.getAttribute("href");
  const label = link?.lastElementChild?.textContent ?? "";
  return href && label !== ""
    ? { href: withoutBase(href), label, text: labels.nextPage }
    : undefined;
}

interface StartListProps extends StartProps {
  readonly title: string;
  readonly links: readonly StartLink[];
}

const StartList = ({ title, links, onFollow }: StartListProps) => (
  <nav aria-label={title}>
    <p className="DocSearch-Hit-source">{title}</p>
    <ul>
      {links.map(({ label, text, href }) => (
        <li key={href}>
          <a href={href} onClick={onFollow}>
            <HitIcon kind="page" />
            <span>
              {label} <small>{text}</small>
            </span>
          </a>
        </li>
      ))}
    </ul>
  </nav>
);
