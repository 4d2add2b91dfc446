import {
  formatFilter,
  isFiltering,
  parseFilter,
  parseSort,
} from "../../data/showcase/filter-address";
import {
  type Filter,
  type Listed,
  type TagGroup,
  filterSites,
} from "../../data/showcase/filter-sites";
import { formatListed } from "../../site/listings";
import { orderBy } from "./order";

/** Delay before typing updates the URL: browsers allow only about a hundred updates in half a minute. */
const ADDRESS_DELAY_MS = 250;

interface Entry extends Listed {
  readonly element: HTMLElement;
}

interface Listing {
  readonly root: HTMLElement;
  readonly form: HTMLFormElement;
  readonly entries: readonly Entry[];
  readonly groups: readonly TagGroup[];
}

/** The state of the controls, which the URL reflects. */
interface Choice {
  readonly filter: Filter;
  /** Id of the sort order; empty to sort by name. */
  readonly sort: string;
}

/**
 * A listing's element. `showAddress` exists once the listing has been started, and applies the filter in the URL. It is
 * a property, not an attribute, so that a saved copy of this page can still be started. The inline script and React's
 * scripts each have their own copy of this module, so it can't be a variable here.
 */
interface ListingElement extends HTMLElement {
  showAddress?: () => void;
}

/**
 * Starts every listing that hasn't been started yet. The inline script calls this on the entry page, and React on later
 * pages.
 */
export function startListings(): void {
  for (const root of document.querySelectorAll<ListingElement>("[data-listing]")) {
    const form = root.querySelector("form");
    if (!form || root.showAddress) continue;
    const entries = [...root.querySelectorAll<HTMLElement>("[data-entries] > li")].map(
      (element) => ({
        element,
        name: element.dataset.entry ?? "",
        tags: (element.dataset.tags ?? "").split(" "),
      }),
    );
    const groups = [...form.querySelectorAll("fieldset")].map(
      (fieldset) => new Set([...fieldset.querySelectorAll("input")].map(({ value }) => value)),
    );
    root.showAddress = watchListing({ root, form, entries, groups });
  }
}

/** Applies the filter in the URL to the listings on the page: a link to the same page changes only the URL. */
export function showListings(): void {
  for (const root of document.querySelectorAll<ListingElement>("[data-listing]"))
    root.showAddress?.();
}

/** Starts a listing, and returns a function that applies the filter in the URL. */
function watchListing(listing: Listing): () => void {
  const { root, form } = listing;
  let timer = 0;
  const show = (): Choice => {
    const choice = readForm(form);
    showFiltered(listing, choice.filter);
    orderBy(root, choice.sort);
    return choice;
  };
  const showAddress = (): void => {
    clearTimeout(timer); // A filter that was still being typed must not replace the new URL.
    fillForm(form, readQuery(location.search));
    show();
  };
  // Listens on the whole listing, because the select element for the sort order is outside the form element.
  root.addEventListener("input", ({ target }) => {
    const choice = show();
    clearTimeout(timer);
    const isTyping = target instanceof HTMLInputElement && target.type === "search";
    if (isTyping) timer = window.setTimeout(writeAddress, ADDRESS_DELAY_MS, choice, "replace");
    else writeAddress(choice, "push");
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    writeAddress(show(), "replace");
  });
  form.addEventListener("reset", (event) => {
    // By default, the browser would reset the form to the filter that the page was loaded with.
    event.preventDefault();
    clearTimeout(timer);
    fillForm(form, { filter: parseFilter(""), sort: readForm(form).sort });
    writeAddress(show(), "push");
    form.querySelector<HTMLInputElement>("[type=search]")?.focus();
  });
  addEventListener("popstate", function onPopState() {
    if (root.isConnected) showAddress();
    else removeEventListener("popstate", onPopState);
  });
  showAddress();
  return showAddress;
}

function showFiltered({ root, entries, groups }: Listing, filter: Filter): void {
  const found = new Set(filterSites(entries, filter, groups));
  for (const entry of entries) {
    const isHidden = !found.has(entry);
    // Setting an unchanged value would make the browser restyle every card.
    if (entry.element.hidden !== isHidden) entry.element.hidden = isHidden;
  }
  showEnded({ root, entries }, isFiltering(filter));
  root.toggleAttribute("data-filtered", isFiltering(filter));
  root.toggleAttribute("data-empty", found.size === 0);
  const count = root.querySelector<HTMLElement>("[data-count]");
  const text = formatListed(found.size, root.dataset.listing ?? "");
  if (count && count.textContent !== text) count.textContent = text;
}

/**
 * Expands the list of ended entries if the filter matches any of them, and hides it if the filter matches none.
 * `isNow` is true while a filter is set.
 */
function showEnded({ root, entries }: Pick<Listing, "root" | "entries">, isNow: boolean): void {
  const ended = root.querySelector<HTMLDetailsElement>("details[data-ended]");
  if (!ended || (!isNow && !("filtered" in root.dataset))) return;
  const isFound = entries.some(({ element }) => !element.hidden && ended.contains(element));
  ended.open = isNow && isFound;
  ended.hidden = !isFound;
}

const readQuery = (search: string): Choice => ({
  filter: parseFilter(search),
  sort: parseSort(search),
});

function readForm(form: HTMLFormElement): Choice {
  const data = new FormData(form);
  const params = new URLSearchParams();
  for (const [name, value] of data) if (typeof value === "string") params.append(name, value);
  return readQuery(params.toString());
}

function fillForm(form: HTMLFormElement, { filter: { query, tags }, sort }: Choice): void {
  for (const control of form.elements) {
    if (control instanceof HTMLSelectElement) {
      const isOffered = [...control.options].some(({ value }) => value === sort);
      control.value = isOffered ? sort : "";
    }
    if (!(control instanceof HTMLInputElement)) continue;
    if (control.type === "search") control.value = query;
    else control.checked = tags.includes(control.value);
    if (control.type === "checkbox" && control.checked) unfold(form, control);
  }
}

/** Expands the lists that contain a selected tag, to make it visible. */
function unfold(form: HTMLFormElement, tag: HTMLElement): void {
  const folds = [tag.closest("details"), form.querySelector("[data-filters]")];
  for (const fold of folds) fold?.setAttribute("open", "");
}

function writeAddress({ filter, sort }: Choice, way: "push" | "replace"): void {
  const address = location.origin + location.pathname + formatFilter(filter, sort) + location.hash;
  if (address === location.href) return;
  if (way === "replace") history.replaceState(history.state, "", address);
  else history.pushState(null, "", address);
}
