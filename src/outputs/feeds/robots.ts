/** What crawlers may do with what they read, as https://contentsignals.org has it: all of it. */
const CONTENT_SIGNAL = "search=yes, ai-input=yes, ai-train=yes";

/** `robots.txt` (RFC 9309): every crawler may read everything. Comments name the machine-readable files. */
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
