import { join } from "node:path";
import { formatFaults } from "../faults/format-faults";
import { listEndingSources } from "../outputs/public-check/check-references";
import { checkPublic, formatSummary, readPublicSite } from "../pipeline/public/check-public";
import { settings } from "../site/settings";
import { fail, runCommand } from "./base/run-command";

const USAGE = `npm run check:public [-- <folder>]
Checks the built site the way a crawler sees it.`;

void runCommand(USAGE, {}, ({ positionals }) => {
  const [folder = join(process.cwd(), "public")] = positionals;
  const site = readPublicSite(folder, settings.url);
  const results = checkPublic(folder, site);
  const faults = results.flatMap((result) => result.faults);
  console.log(formatSummary(results));
  const ending = listEndingSources(site);
  if (ending.length > 0) {
    console.log(
      `\n${ending.length} URLs of ${settings.url} that pages cite as sources have no page in this build and will break when the build is deployed there:\n  ${ending.join("\n  ")}`,
    );
  }
  if (faults.length > 0) fail(`\n${formatFaults(faults)}`);
});
