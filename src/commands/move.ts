import { parseArgs } from "node:util";
import { moveOnDisk } from "./pages/move-page";
import { reportOutcome } from "./pages/report-outcome";

/** `npm run move -- /build/quickstart /build/start`. */
async function main(): Promise<void> {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [from, to, ...further] = positionals;
  if (from === undefined || to === undefined || further.length > 0) {
    reportOutcome({ refused: "Name two paths: npm run move -- <from> <to>" });
    return;
  }
  reportOutcome(await moveOnDisk(process.cwd(), { from, to }));
}

void main();
