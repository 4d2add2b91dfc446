import { settings } from "./settings";

/** A page as search engines are told of it. */
export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  /** Whole addresses. */
  readonly url: string;
  readonly image: string;
}

/** A doc besides: when it changed, and the way to it from the home page. */
export interface DescribedDoc {
  /** ISO 8601. */
  readonly modified: string | null;
  /** A step without a path is a category without a page; search engines want an address for each, so it is left out. */
  readonly breadcrumbs: readonly { readonly label: string; readonly path: string | null }[];
}

/** Of a time as ISO 8601 the date: what readers are shown as well. */
const ISO_DATE_LENGTH = "2026-11-21".length;
const CONTEXT = "https://schema.org";
const ORGANIZATION = { "@type": "Organization", name: "Celo" } as const;

/** `</script>` in a title would end the element. */
const toJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** JSON-LD of a doc (schema.org): a TechArticle, and the BreadcrumbList of the way to it. */
export function describeDoc(page: DescribedPage, { modified, breadcrumbs }: DescribedDoc): string {
  const { title, description, url, image } = page;
  const way = breadcrumbs
    .slice(0, -1)
    .flatMap(({ label, path }) => (path ? [{ label, path }] : []));
  const steps = [
    { name: "Home", item: `${settings.url}/` },
    ...way.map(({ label, path }) => ({ name: label, item: settings.url + encodeURI(path) })),
    { name: title, item: url },
  ];
  return toJson({
    "@context": CONTEXT,
    "@graph": [
      {
        "@type": "TechArticle",
        headline: title,
        description,
        url,
        image,
        ...(modified !== null && { dateModified: modified.slice(0, ISO_DATE_LENGTH) }),
      },
      {
        "@type": "BreadcrumbList",
        itemListElement: steps.map((step, index) => ({
          "@type": "ListItem",
          position: index + 1,
          ...step,
        })),
      },
    ],
  });
}

/** JSON-LD of the home page: the site, and how to search it. */
export function describeSite(description: string): string {
  return toJson({
    "@context": CONTEXT,
    "@type": "WebSite",
    name: settings.title,
    description,
    url: `${settings.url}/`,
    inLanguage: settings.defaultLocale,
    publisher: ORGANIZATION,
    potentialAction: {
      "@type": "SearchAction",
      target: {
        "@type": "EntryPoint",
        urlTemplate: `${settings.url}/search?q={search_term_string}`,
      },
      "query-input": "required name=search_term_string",
    },
  });
}
