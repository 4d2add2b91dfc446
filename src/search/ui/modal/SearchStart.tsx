import { createPortal } from "react-dom";
import * as labels from "../../../site/labels";
import { withoutBase } from "../../../site/paths/base-path";
import { searchAreas, startPages } from "../../../site/search";
import { HitIcon } from "./HitIcon";
import { useModalSlot } from "./modal-slot";

/** Shows the next page, popular pages and the areas while the query is empty. */
export function SearchStart({ onFollow }: { readonly onFollow: () => void }) {
  const slot = useModalSlot("last");
  if (!slot) return null;
  const next = findNextPage();
  const others = startPages.filter(
    ({ href }) => ![next?.href, withoutBase(location.pathname)].includes(href),
  );
  const pages = next ? [next, ...others] : others;
  return createPortal(
    <div className="search-start">
      <StartList title={labels.usefulPages} links={pages} onFollow={onFollow} />
      <StartList title={labels.areas} links={searchAreas} onFollow={onFollow} />
    </div>,
    slot,
  );
}

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

interface StartListProps {
  readonly title: string;
  readonly links: readonly StartLink[];
  readonly onFollow: () => void;
}

function StartList({ title, links, onFollow }: StartListProps) {
  return (
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
}
