import type { Site } from "../../docs/site";
import type { NodeFields } from "./write-nodes";

/** Lists the nodes of the navbar, the footer and the home page: one node each, if the site has the file. */
export function listShellNodes({ navbar, footer, home }: Site): NodeFields[] {
  return [
    { type: "Navbar", key: "navbar", fields: { items: navbar } },
    ...(footer ? [{ type: "Footer", key: "footer", fields: { ...footer } }] : []),
    ...(home ? [{ type: "Home", key: "home", fields: toHomeFields(home) }] : []),
  ];
}

function toHomeFields(home: NonNullable<Site["home"]>): NodeFields["fields"] {
  const { titles, network_uses: uses, ...words } = home;
  const { all_news: allNews, pay_in: payIn, ...otherTitles } = titles;
  return {
    ...words,
    titles: { ...otherTitles, allNews, payIn },
    networkUses: Object.entries(uses).map(([network, use]) => ({ network, use })),
  };
}
