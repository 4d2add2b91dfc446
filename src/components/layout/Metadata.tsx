import { Helmet } from "react-helmet";
import { settings } from "../../site/settings";

export interface MetadataProps {
  /** The page's own title; without one the tab shows the site's. */
  readonly title?: string;
  readonly description: string;
  /** Path of the one address search engines shall keep, still to be encoded. */
  readonly canonicalPath: string;
  readonly isHidden?: boolean;
  readonly type?: "website" | "article";
  readonly keywords?: readonly string[];
  /** Path or address of the picture on social cards. */
  readonly image?: string | null;
}

/** A page's title, description and address in its head. */
export function Metadata(props: MetadataProps) {
  const { title, description, keywords = [], image } = props;
  const fullTitle = title ? `${title} | ${settings.title}` : settings.title;
  const url = new URL(props.canonicalPath, settings.url).href;
  return (
    <Helmet>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:title" content={fullTitle} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={props.type ?? "website"} />
      <meta property="og:url" content={url} />
      {image && <meta property="og:image" content={new URL(image, settings.url).href} />}
      {keywords.length > 0 && <meta name="keywords" content={keywords.join(", ")} />}
      {props.isHidden && <meta name="robots" content="noindex, nofollow" />}
    </Helmet>
  );
}
