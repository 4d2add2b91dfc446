/** Marked by a property, so that saved HTML of this page doesn't look hydrated. */
interface OrderedElement extends HTMLElement {
  isHydrated?: true;
}

/**
 * Sorts the cards of a listing by the number that each has for an order, lowest first; by name if the order is empty.
 * Until React has hydrated the listing, cards only look sorted, because React expects them in the order of the built
 * page.
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

/** Moves cards to where they are shown, so that keyboards and screen readers follow the same order. */
function moveCards(list: HTMLElement): void {
  const cards = [...list.querySelectorAll<HTMLElement>(":scope > li")];
  list.append(...cards.sort((a, b) => Number(a.style.order) - Number(b.style.order)));
}
