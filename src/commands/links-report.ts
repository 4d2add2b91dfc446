import { readFileSync } from "node:fs";
import { findGone } from "../docs/links/gone";
import { compileSite } from "../pipeline/site/load-site";
import { listNamedFiles, runCommand } from "./base/run-command";
import { countDeadAddresses, formatDeadAddresses } from "./links/dead-addresses";

const USAGE = `npm run links:report -- <file> …
Lists addresses that readers asked for and that don't exist, most viewed first, as lines for content/redirects.yaml with
the nearest page. A file is a host's access log (the common format of nginx and Apache, or a JSON object per line), or
an export of the analytics event page_not_found with the columns "Page path" and "Event count".`;

void runCommand(USAGE, {}, async ({ positionals }) => {
  const files = listNamedFiles(positionals, USAGE);
  if (files?.length === 0) console.log(USAGE);
  if (!files || files.length === 0) return;
  const root = process.cwd();
  const { site } = await compileSite(root);
  const views = countDeadAddresses(files.map((file) => readFileSync(file, "utf8")).join("\n"));
  console.log(
    formatDeadAddresses(views, {
      pages: site.routes.map(({ path }) => [path, ""] as const),
      answered: [...site.routes.map(({ path }) => path), ...site.redirects.map(({ from }) => from)],
      isGone: (path) => findGone(path, site.gone) !== undefined,
    }),
  );
});
