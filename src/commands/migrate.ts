import { basename } from "node:path";
import type { Fault } from "../faults/fault";
import { formatFaults } from "../faults/format-faults";
import { migrateOnDisk } from "../migrate/command/migrate-pages";
import { REDIRECT_FILE, migrateRedirectsOnDisk } from "../migrate/command/migrate-redirects";
import { reportOutcome, runCommand } from "./base/run-command";

const USAGE = `npm run migrate -- <file or folder> --to <path>, for instance ../old/docs --to /build/bridge
Converts pages from Docusaurus, Mintlify or GitBook with their pictures, fragments and sidebar (docs.json, SUMMARY.md,
sidebars.js), and lists, by file and line, what was left out and what a person has to decide.
The old files stay unchanged. Without --to, a page that is already in content/docs is converted in place.
npm run migrate -- <docs.json, mint.json, docusaurus.config.js or _redirects> [--addresses <file>]
Adds the site's redirects to content/redirects.yaml, and lists those that a person has to decide. Wildcards are expanded
for the paths that the redirects name, and for those in the file of addresses, one per line.`;

void runCommand(
  USAGE,
  { to: { type: "string" }, addresses: { type: "string" } },
  async ({ values: { to, addresses }, positionals: [from, ...further] }) => {
    if (from === undefined || further.length > 0) {
      reportOutcome({ refused: `Name one file or folder: ${USAGE}` });
      return;
    }
    const outcome = REDIRECT_FILE.test(basename(from))
      ? await migrateRedirectsOnDisk(process.cwd(), { from, addresses })
      : await migrateOnDisk(process.cwd(), { from, to });
    reportOutcome(outcome);
    if (!("open" in outcome)) return;
    const isLeftOut = ({ rule }: Fault): boolean => rule === "migrate/left-out";
    const leftOut = outcome.open.filter(isLeftOut);
    const toDecide = outcome.open.filter((fault) => !isLeftOut(fault));
    if (toDecide.length > 0) console.log(`\nTo decide:\n\n${formatFaults(toDecide)}`);
    if (leftOut.length > 0)
      console.log(
        `\nThese parts were left out. Only add those that readers need:\n\n${formatFaults(leftOut)}`,
      );
  },
);
