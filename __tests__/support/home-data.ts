import { home } from "./shell";

/** The content of the home page as returned by its query. */
export const homeData = {
  ...home,
  titles: { ...home.titles, allNews: home.titles.all_news, payIn: home.titles.pay_in },
  networkUses: Object.entries(home.network_uses).map(([network, use]) => ({ network, use })),
  sections: home.sections.map(({ cards, ...section }) => ({
    ...section,
    cards: cards.map((card) => ({ ...card, icon: card.icon ?? null })),
  })),
};
