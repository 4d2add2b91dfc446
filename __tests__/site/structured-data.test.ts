import { describeDoc, describeSite } from "../../src/site/structured-data";

const page = {
  title: "Run </script> a node",
  description: "What it is.",
  url: "https://docs.celo.org/a/b",
};
const breadcrumbs = [
  { label: "Größe", path: "/größe" },
  { label: "No page", path: null },
  { label: "Run a node", path: "/a/b" },
];

test("a doc is described with the breadcrumbs that have a URL", () => {
  const json = describeDoc(page, { modified: "2026-11-20T10:00:00Z", breadcrumbs });
  expect(json).not.toContain("<");
  expect(JSON.parse(json)).toEqual({
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "TechArticle",
        headline: page.title,
        description: "What it is.",
        url: page.url,
        dateModified: "2026-11-20",
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: [
          { "@type": "ListItem", position: 1, name: "Home", item: "https://docs.celo.org/" },
          {
            "@type": "ListItem",
            position: 2,
            name: "Größe",
            item: "https://docs.celo.org/gr%C3%B6%C3%9Fe",
          },
          { "@type": "ListItem", position: 3, name: page.title, item: page.url },
        ],
      },
    ],
  });
});

test("a doc that never changed has no date", () => {
  expect(describeDoc(page, { modified: null, breadcrumbs: [] })).not.toContain("dateModified");
});

test("the home page describes how to search the site", () => {
  expect(JSON.parse(describeSite("All of it."))).toMatchObject({
    "@type": "WebSite",
    name: "Celo Documentation",
    description: "All of it.",
    url: "https://docs.celo.org/",
    potentialAction: {
      target: { urlTemplate: "https://docs.celo.org/search?q={search_term_string}" },
    },
  });
});
