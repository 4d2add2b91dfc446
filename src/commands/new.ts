import { parseArgs } from "node:util";
import { createNewPage } from "./pages/new-page";
import { reportOutcome } from "./pages/report-outcome";

const USAGE = "npm run new -- <path> [--kind concept|guide|tutorial|reference|notice] [--title …]";

/** `npm run new -- /learn/what-is-celo --kind tutorial --title "What Celo is"`. */
function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { kind: { type: "string", default: "guide" }, title: { type: "string" } },
  });
  const [path, ...further] = positionals;
  if (path === undefined || further.length > 0) {
    reportOutcome({ refused: `Name one path: ${USAGE}` });
    return;
  }
  const today = new Date().toISOString().slice(0, 10);
  reportOutcome(
    createNewPage(process.cwd(), { path, kind: values.kind, title: values.title, today }),
  );
}

main();
