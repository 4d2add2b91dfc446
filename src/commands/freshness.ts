import { classifyFreshness, formatFreshness, listDated } from "../data/freshness";
import { formatOlderSources } from "../data/older-sources";
import { compileSite } from "../pipeline/site/load-site";
import { fail, runCommand } from "./base/run-command";

const USAGE = `npm run freshness [-- <YYYY-MM-DD>]
Lists facts that are due for rechecking on this day (default: today), by area and page, and pages whose sources show an
older version of a program than the fact does. Age is never a fault.`;

void runCommand(USAGE, {}, async ({ positionals }) => {
  const [today = new Date().toISOString().slice(0, 10)] = positionals;
  if (Number.isNaN(Date.parse(today))) {
    fail(`"${today}" isn't a date.\n\n${USAGE}`);
    return;
  }
  const root = process.cwd();
  const { docs, site } = await compileSite(root);
  const pathOf = new Map(site.docs.map(({ file, path }) => [file, path]));
  const pagesOf = (file: string): string[] =>
    docs
      .filter(({ dependencies }) => dependencies.includes(file))
      .flatMap((doc) => pathOf.get(doc.file) ?? []);
  const older = formatOlderSources(site.facts, site.docs);
  if (older !== "") console.log(older);
  const dated = listDated(site.facts, site.parameterGroups);
  console.log(formatFreshness(classifyFreshness(dated, today), pagesOf));
});
