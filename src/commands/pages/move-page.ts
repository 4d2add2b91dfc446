import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suggest } from "../../faults/nearest";
import { CURRENT_VERSION } from "../../model/docs/doc-identity";
import { checkRoute } from "../../model/docs/path-names";
import { normalizePath } from "../../model/docs/paths";
import { type PageIdentity, REDIRECTS_FILE, movePage } from "../../model/edits/move-page";
import { toDocId } from "../../model/edits/scaffold-page";
import { createCompiler } from "../../pipeline/compile/compiler";
import { listDocs, loadSite } from "../../pipeline/content/load-site";
import { listFiles } from "../../pipeline/store/list-files";
import { removeOutput, writeOutput } from "../../pipeline/store/output-files";
import type { ToolOutcome } from "./new-page";

/** Files that may contain a page's path and that this command updates. */
const READ =
  /^(?:content\/(?:docs|fragments|data|style-guide)\/.+\.(?:mdx?|yaml)|content\/(?:sidebars|redirects|navbar|footer|home)\.yaml|src\/site\/.+\.ts)$/;
/** Code may contain it too, but in forms that a tool shouldn't change. */
const CODE = /\.(?:tsx?|mdx)$/;

/** Moves a page: its file, its sidebar entry and every link to it, and adds a redirect from its old path. */
export async function moveOnDisk(
  root: string,
  request: { readonly from: string; readonly to: string },
): Promise<ToolOutcome> {
  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const site = loadSite(root, files, docs, { includesDrafts: true, lastUpdates: new Map() });
  const pages = site.docs.filter(({ version }) => version === CURRENT_VERSION);
  const wanted = normalizePath(`/${toDocId(request.from)}`);
  const from = pages.find(({ path, id }) => path === wanted || `/${id}` === wanted);
  if (!from) {
    const near = suggest(
      wanted,
      pages.map(({ path }) => path),
      "pages",
    );
    return { refused: `There is no page ${wanted}. ${near}` };
  }
  const to = identityFor(root, toDocId(request.to), from.file);
  const wrong = checkRoute(to.path);
  if (wrong || to.id === "")
    return { refused: `${to.path} can't be a page's path. Use a path like /learn/what-is-celo.` };
  const taken = site.routes.find(({ path }) => path === to.path);
  if (taken) return { refused: `${to.path} already has a page.` };

  const texts = new Map(
    [...listFiles(root, "content"), ...listFiles(root, "src/site")]
      .filter((file) => READ.test(file))
      .map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  const changed = movePage({ from, to, texts });
  for (const [file, text] of changed) writeOutput(root, file, text);
  removeOutput(root, from.file);
  const links = [...changed.keys()].filter((file) => file !== to.file && file !== REDIRECTS_FILE);
  return {
    done: [
      `${from.file} is ${to.file} now; ${REDIRECTS_FILE} sends ${from.path} to ${to.path}.`,
      links.length === 0
        ? "No other file contained its path."
        : `Updated: ${links.sort().join(", ")}.`,
      ...findMentions(root, from.path).map(
        (mention) => `${mention} contains the old path: fix it by hand.`,
      ),
    ],
  };
}

/**
 * Returns the new identity of the page. An `index.md` stays one, and a page with pages below it stays in their folder.
 */
function identityFor(root: string, id: string, oldFile: string): PageIdentity {
  const isIndex = /\/index\.mdx?$/.test(oldFile) || existsSync(join(root, "content/docs", id));
  const ending = oldFile.endsWith(".mdx") ? "mdx" : "md";
  return { id, path: `/${id}`, file: `content/docs/${id}${isIndex ? "/index" : ""}.${ending}` };
}

/** Finds lines of our code that still contain a path. */
function findMentions(root: string, path: string): string[] {
  const mark = new RegExp(`["'\`]${path.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?:["'\`#?])`);
  return listFiles(root, "src")
    .filter((file) => CODE.test(file) && !file.endsWith(".d.ts"))
    .flatMap((file) =>
      readFileSync(join(root, file), "utf8")
        .split("\n")
        .flatMap((line, index) => (mark.test(line) ? [`${file}:${index + 1}`] : [])),
    );
}
