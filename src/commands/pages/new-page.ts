import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { checkRoute } from "../../base/path-names";
import {
  TEMPLATE_KINDS,
  type TemplateKind,
  fillTemplate,
  templateFile,
  titleOf,
  toDocId,
} from "../../docs/edits/scaffold-page";
import { REDIRECTS_FILE } from "../../docs/links/redirects";
import { addToSidebars } from "../../docs/sidebars/edit-sidebars";
import { SIDEBARS_FILE } from "../../docs/sidebars/resolve-sidebars";
import { suggest } from "../../faults/nearest";
import { writeOutput } from "../../pipeline/store/output-files";

/** The arguments of `npm run new`. */
export interface NewPage {
  /** The page's path, for instance `/learn/what-is-celo`. */
  readonly path: string;
  readonly kind: string;
  readonly title: string | undefined;
  /** The current date in the form YYYY-MM-DD. */
  readonly today: string;
}

/** Sentences about what was done, or the reason why nothing was done. */
export type ToolOutcome = { readonly done: readonly string[] } | { readonly refused: string };

const isKind = (kind: string): kind is TemplateKind =>
  (TEMPLATE_KINDS as readonly string[]).includes(kind);

/** Creates a page from the template for its kind, and adds it to its sidebar. */
export function createNewPage(root: string, page: NewPage): ToolOutcome {
  const { kind } = page;
  const id = toDocId(page.path);
  if (!isKind(kind)) {
    return { refused: `There is no kind "${kind}". ${suggest(kind, TEMPLATE_KINDS, "kinds")}` };
  }
  if (id === "" || checkRoute(`/${id}`) || id.split("/").some((name) => name.startsWith("_"))) {
    return {
      refused: `"${page.path}" can't be a page's path. Use a path like /learn/what-is-celo.`,
    };
  }
  const forms = [`${id}.md`, `${id}.mdx`, `${id}/index.md`, `${id}/index.mdx`];
  const taken = forms
    .map((name) => `content/docs/${name}`)
    .find((file) => existsSync(join(root, file)));
  if (taken !== undefined) return { refused: `The page already exists: ${taken}.` };

  // A page that has pages below it becomes their folder's index.
  const file = existsSync(join(root, "content/docs", id))
    ? `content/docs/${id}/index.md`
    : `content/docs/${id}.md`;
  const template = readFileSync(join(root, templateFile(kind)), "utf8");
  const title = page.title ?? titleOf(id);
  writeOutput(root, file, fillTemplate(template, { title, today: page.today }));
  return {
    done: [
      `${file} is a ${kind}. It stays a draft until you remove its line "draft: true".`,
      list(root, id),
      ...findRedirect(root, `/${id}`),
    ],
  };
}

/** Says that readers are sent away from the page's path, which a published page would contradict. */
function findRedirect(root: string, path: string): string[] {
  const file = join(root, REDIRECTS_FILE);
  const entries = existsSync(file) ? (parse(readFileSync(file, "utf8")) as unknown) : [];
  const found = (Array.isArray(entries) ? entries : []).some(
    (entry: { from?: unknown } | null) => entry?.from === path,
  );
  return found
    ? [
        `${REDIRECTS_FILE} redirects ${path}: remove that entry in the change that publishes the page.`,
      ]
    : [];
}

function list(root: string, id: string): string {
  const path = join(root, SIDEBARS_FILE);
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const { text, outcome, trail } = addToSidebars(before, id);
  if (text !== before) writeOutput(root, SIDEBARS_FILE, text);
  const where = trail.join(" › ");
  switch (outcome) {
    case "listed":
      return `${SIDEBARS_FILE} already lists it: ${where}.`;
    case "added":
      return `${SIDEBARS_FILE} lists it at the end of ${where}. Move the line to where it belongs.`;
    case "no-neighbor":
      return `${SIDEBARS_FILE} lists no other page from its folder. Add "- doc: ${id}" where the page belongs.`;
  }
}
