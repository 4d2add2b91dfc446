import { createCompiler } from "../build/compile/compiler";
import { listDocs, loadSite } from "../build/content/load-site";
import { formatFreshness, judgeFreshness, listDated } from "../model/data/freshness";

/**
 * `npm run freshness [YYYY-MM-DD]`: lists facts that should be checked again, by area and page. Age is never a fault.
 */
async function main(): Promise<void> {
  const [today = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
  if (Number.isNaN(Date.parse(today)))
    throw new Error(`"${today}" is not a date; write YYYY-MM-DD.`);
  const root = process.cwd();
  const files = listDocs(root);
  const { docs } = await (await createCompiler(root)).compile(files);
  const site = loadSite(root, files, docs, { includesDrafts: false, lastUpdates: new Map() });
  const pathOf = new Map(site.docs.map(({ file, path }) => [file, path]));
  const pagesOf = (file: string): string[] =>
    docs
      .filter(({ dependencies }) => dependencies.includes(file))
      .flatMap((doc) => pathOf.get(doc.file) ?? []);
  const dated = listDated(site.facts, site.parameterGroups);
  console.log(formatFreshness(judgeFreshness(dated, today), pagesOf));
}

void main();
