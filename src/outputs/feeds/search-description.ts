import { SEARCH_DESCRIPTION_FILE } from "../file-names";
import { escapeXml } from "./xml-text";

/** Formats an OpenSearch 1.1 description, which lets browsers offer the site's search in their address bar. */
export function formatSearchDescription(site: {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly language: string;
}): string {
  const search = escapeXml(`${site.url}/search?q={searchTerms}`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeXml(site.name)}</ShortName>
<Description>${escapeXml(site.description)}</Description>
<InputEncoding>UTF-8</InputEncoding>
<Language>${site.language}</Language>
<Image width="32" height="32" type="image/x-icon">${site.url}/favicon.ico</Image>
<Url type="text/html" template="${search}"/>
<Url type="application/opensearchdescription+xml" rel="self" template="${escapeXml(site.url + SEARCH_DESCRIPTION_FILE)}"/>
</OpenSearchDescription>
`;
}
