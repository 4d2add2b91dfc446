import { Helmet } from "react-helmet";
import { cardPath } from "../../site/cards";
import { withBase } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import { type DescribedDoc, describeDoc, describeSite } from "../../site/structured-data";

export interface MetadataProps {
  /** The page's own title. Without one, the tab shows the site's title. */
  readonly title?: string;
  readonly description: string;
  /** The page's canonical path, not yet encoded. */
  readonly canonicalPath: string;
  readonly isHidden?: boolean;
  /** URL of an Atom feed of the entries on the page. */
  readonly feed?: string;
  readonly keywords?: readonly string[];
  /** Only set for docs. */
  readonly doc?: DescribedDoc & { readonly path: string };
}

const HOME = "/";
const HOME_FEED = "/atom.xml";

/** Search engines also send speakers of other languages to the page. */
const LANGUAGES = [settings.locale.code, "x-default"];

/**
 * Tags for the head of a page: title, description, URL, card, and data for search engines. Twitter uses the Open Graph
 * tags.
 */
export function Metadata(props: MetadataProps) {
  const { title, description, keywords = [], canonicalPath, doc, isHidden = false } = props;
  const isHome = canonicalPath === HOME;
  const feed = isHome ? HOME_FEED : props.feed;
  const fullTitle = title ? `${title} | ${settings.title}` : settings.title;
  const addressOf = (path: string): string => new URL(withBase(path), settings.url).href;
  const url = addressOf(canonicalPath);
  const image = addressOf(cardPath(canonicalPath));
  const page = { title: title ?? settings.title, description, url };
  // Not deferred, because services read the title, and Gatsby announces it, as soon as the page is shown.
  return (
    <Helmet defer={false}>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {!isHidden &&
        LANGUAGES.map((code) => <link key={code} rel="alternate" hrefLang={code} href={url} />)}
      {doc && <link rel="alternate" type="text/markdown" href={`${encodeURI(doc.path)}.md`} />}
      {feed && <link rel="alternate" type="application/atom+xml" href={feed} />}
      {isHome && (
        <link
          rel="search"
          type="application/opensearchdescription+xml"
          href="/opensearch.xml"
          title={settings.title}
        />
      )}
      <meta property="og:title" content={page.title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={doc ? "article" : "website"} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image} />
      <meta property="og:image:alt" content={page.title} />
      <meta name="twitter:card" content="summary_large_image" />
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {isHidden && <meta name="robots" content="noindex, nofollow" />}
      {doc && <script type="application/ld+json">{describeDoc(page, doc)}</script>}
      {isHome && <script type="application/ld+json">{describeSite(description)}</script>}
    </Helmet>
  );
}
