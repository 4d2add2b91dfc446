import { stringify } from "yaml";

const VALID = {
  title: "A page",
  description: "One sentence that says what a reader finds on this page.",
  facts_checked: "2026-11-21",
};

/**
 * Returns the text of a doc with valid frontmatter. `frontmatter` adds or changes keys; the value `undefined` removes a
 * key.
 */
export function doc(
  frontmatter: Readonly<Record<string, unknown>> = {},
  body = "Some words.",
): string {
  const yaml = stringify({ ...VALID, ...frontmatter }, { lineWidth: 0 });
  return `---\n${yaml}---\n\n${body}\n`;
}
