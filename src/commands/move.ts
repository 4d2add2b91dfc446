import { reportOutcome, runCommand } from "./base/run-command";
import { moveOnDisk } from "./pages/move-page";

const USAGE = `npm run move -- <from> <to>, for instance /build/quickstart /build/start
Moves a page's file, updates every link to it and its sidebar entry, and adds a redirect. Pages below it move too.`;

void runCommand(USAGE, {}, async ({ positionals: [from, to, ...further] }) => {
  if (from === undefined || to === undefined || further.length > 0)
    reportOutcome({ refused: `Name two paths: ${USAGE}` });
  else reportOutcome(await moveOnDisk(process.cwd(), { from, to }));
});
