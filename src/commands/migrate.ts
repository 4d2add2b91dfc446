import { formatFaults } from "../faults/format-faults";
import { migrateOnDisk } from "./pages/migrate-pages";
import { reportOutcome } from "./pages/report-outcome";
import { runCommand } from "./run-command";

const USAGE = `npm run migrate -- <file or folder> --to <path>, for instance ../old/docs --to /build/bridge
Converts pages of Docusaurus, Mintlify or GitBook with their pictures, and lists the decisions left to a person.
The old files stay as they are. Without --to, a page that lies in content/docs already is converted where it is.`;

void runCommand(
  USAGE,
  { to: { type: "string" } },
  async ({ values: { to }, positionals: [from, ...further] }) => {
    if (from === undefined || further.length > 0) {
      reportOutcome({ refused: `Name one file or folder: ${USAGE}` });
      return;
    }
    const outcome = await migrateOnDisk(process.cwd(), { from, to });
    reportOutcome(outcome);
    if ("open" in outcome && outcome.open.length > 0)
      console.log(`\nTo decide:\n\n${formatFaults(outcome.open)}`);
  },
);
