import { reportOutcome, runCommand } from "./base/run-command";
import { createNewPage } from "./pages/new-page";

const USAGE =
  "npm run new -- <path> [--kind concept|guide|tutorial|recipe|reference|notice] [--title …], for instance /learn/what-is-celo";

void runCommand(
  USAGE,
  { kind: { type: "string", default: "guide" }, title: { type: "string" } },
  ({ values, positionals: [path, ...further] }) => {
    if (path === undefined || further.length > 0) {
      reportOutcome({ refused: `Name one path: ${USAGE}` });
      return;
    }
    const today = new Date().toISOString().slice(0, 10);
    reportOutcome(
      createNewPage(process.cwd(), { path, kind: values.kind, title: values.title, today }),
    );
  },
);
