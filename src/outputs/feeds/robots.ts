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
    "Allow: /",
    "",
    `Sitemap: ${siteUrl}/sitemap.xml`,
    "",
  ].join("\n");
}
