/** `robots.txt` (RFC 9309): every crawler may read everything. Comments name what is made for machines. */
export function formatRobots(
  siteUrl: string,
  files: readonly (readonly [what: string, path: string])[],
): string {
  return [
    ...files.map(([what, path]) => `# ${what}: ${siteUrl}${path}`),
    "User-agent: *",
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
