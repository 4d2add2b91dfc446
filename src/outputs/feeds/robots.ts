/** `robots.txt` (RFC 9309): every crawler may read everything. Comments name the machine-readable files. */
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
