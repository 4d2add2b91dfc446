import { PAGE_KINDS } from "../docs/frontmatter";

/** Kinds that have a template. */
export const TEMPLATE_KINDS = PAGE_KINDS.filter((kind) => kind !== "index");
export type TemplateKind = (typeof TEMPLATE_KINDS)[number];

/** Template of a kind. */
export const templateFile = (kind: TemplateKind): string => `content/templates/${kind}.md`;

/** `/learn/what-is-celo`, `learn/what-is-celo` or the file itself as the doc's id. */
export const toDocId = (written: string): string =>
  written
    .replace(/^content\/docs\//, "")
    .replace(/\.mdx?$/, "")
    .replace(/\/index$/, "")
    .replace(/^\/+|(?<!\/)\/+$/g, "");

/** `what-is-celo` as a title: `What is celo`. */
export function titleOf(id: string): string {
  const words = (id.split("/").at(-1) ?? id).replace(/[-_]+/g, " ").trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Fills in a template; a mark that nothing fills is an error of ours in the template. */
export function fillTemplate(
  template: string,
  { title, today }: { readonly title: string; readonly today: string },
): string {
  const values: Readonly<Record<string, string>> = {
    title: JSON.stringify(title).slice(1, -1), // A text of JSON is one of YAML as well.
    today,
  };
  return template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) {
      throw new Error(
        `A template asks for "${name}"; there are ${Object.keys(values).join(", ")}.`,
      );
    }
    return value;
  });
}
