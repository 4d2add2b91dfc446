import { PAGE_KINDS } from "../../base/frontmatter";

/** Kinds of pages with a template. */
export const TEMPLATE_KINDS = PAGE_KINDS.filter((kind) => kind !== "index");
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Returns the file of a kind's template. */
export const templateFile = (kind: TemplateKind): string => `content/templates/${kind}.md`;

/** Converts a path (`/learn/what-is-celo` or `learn/what-is-celo`) or a doc's file to the doc's id. */
export const toDocId = (path: string): string =>
  path
    .replace(/^content\/docs\//, "")
    .replace(/\.mdx?$/, "")
    .replace(/\/index$/, "")
    .replace(/^\/+|(?<!\/)\/+$/g, "");

/** Converts an id to a title: `what-is-celo` to `What is celo`. */
export function titleOf(id: string): string {
  const words = (id.split("/").at(-1) ?? id).replace(/[-_]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Fills in a template. Throws if it contains an unknown placeholder. */
export function fillTemplate(
  template: string,
  { title, today }: { readonly title: string; readonly today: string },
): string {
  const values: Readonly<Record<string, string>> = {
    title: JSON.stringify(title).slice(1, -1), // JSON strings are valid YAML.
    today,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `A template contains the placeholder "${name}"; the known placeholders are ${Object.keys(values).join(", ")}.`,
      );
    }
    return value;
  });
}
