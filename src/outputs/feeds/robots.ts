/** Allows crawlers to use the content for every purpose, in the format of https://contentsignals.org. */
const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=yes";

/**
 * Formats a `robots.txt` (RFC 9309) that lets every crawler read everything. Its comments name the machine-readable
 * files.
 */
export function formatRobots(
  siteUrl: string,
  files: readonly (readonly [what: string, path: string])[],
): string {
  return [
    ...files.map(([what, path]) => `# ${what}: ${siteUrl}${path}`),
    "User-agent: *",
    `Content-Signal: ${CONTENT_SIGNAL}`,
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
