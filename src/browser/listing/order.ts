/**
 * A listing's element. `isHydrated` is a property, not an attribute, so that a saved copy of this page doesn't seem to
 * be hydrated.
 */
interface OrderedElement extends HTMLElement {
  isHydrated?: true;
}

/**
 * Sorts a listing's cards by each card's number for the chosen order, lowest first, or by name if `sort` is empty.
 * Until React has hydrated the listing, only CSS reorders the cards, because React expects them in the order of the
 * built page.
 */
export function orderBy(root: OrderedElement, sort: string): void {
  if ((root.dataset.order ?? "") === sort) return;
  root.dataset.order = sort;
  const rankOf = ({ dataset }: HTMLElement): number => Number(dataset[sort] ?? 0);
  for (const list of root.querySelectorAll<HTMLElement>("[data-entries]")) {
    const cards = [...list.querySelectorAll<HTMLElement>(":scope > li")];
    for (const [at, card] of cards.entries()) card.dataset.place ??= String(at);
    const placeOf = ({ dataset }: HTMLElement): number => Number(dataset.place);
    cards.sort((a, b) => rankOf(a) - rankOf(b) || placeOf(a) - placeOf(b));
    for (const [at, card] of cards.entries()) card.style.order = String(at);
    if (root.isHydrated) moveCards(list);
  }
}

/** Allows listings to move their cards, now that React has hydrated them. */
export function moveOrderedCards(): void {
  for (const root of document.querySelectorAll<OrderedElement>("[data-listing]")) {
    root.isHydrated = true;
    if (!root.dataset.order) continue;
    for (const list of root.querySelectorAll<HTMLElement>("[data-entries]")) moveCards(list);
  }
}

/** Moves cards in the DOM to match the order on the screen, so that the keyboard and screen readers follow it too. */
function moveCards(list: HTMLElement): void {
  const cards = [...list.querySelectorAll<HTMLElement>(":scope > li")];
  list.append(...cards.sort((a, b) => Number(a.style.order) - Number(b.style.order)));
}
