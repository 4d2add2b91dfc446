import { settings } from "./settings";

/** A page, as it is described to search engines. */
export interface DescribedPage {
  readonly title: string;
  readonly description: string;
  /** Absolute URL. */
  readonly url: string;
}

/** Additional data about a doc: when it was last changed, and its breadcrumbs. */
export interface DescribedDoc {
  /** ISO 8601. */
  readonly modified: string | null;
  /**
   * Steps from the home page to the doc. The path of a category without a page is null; the category is then left out,
   * since search engines require an address for each step.
   */
  readonly breadcrumbs: readonly { readonly label: string; readonly path: string | null }[];
}

/**
 * Length of the date at the start of an ISO 8601 time. Search engines get only the date, which is also what readers
 * see.
 */
const ISO_DATE_LENGTH = "2026-11-21".length;
const CONTEXT = "https://schema.org";
const ORGANIZATION = { "@type": "Organization", name: "Celo" } as const;

/** Formats JSON for a script element. Escapes `<`, since a `</script>` in a title would end the element. */
const toJson = (data: object): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Describes a doc as JSON-LD (schema.org): a TechArticle and its BreadcrumbList. */
export function describeDoc(page: DescribedPage, { modified, breadcrumbs }: DescribedDoc): string {
  const { title, description, url } = page;
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

/** Describes the home page as JSON-LD: the site and how to search it. */
export function describeSite(description: string): string {
  return toJson({
    "@context": CONTEXT,
    "@type": "WebSite",
    name: settings.title,
    description,
    url: `${settings.url}/`,
    inLanguage: settings.locale.code,
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
