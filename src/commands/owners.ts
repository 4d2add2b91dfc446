import { CODEOWNERS_FILE, formatCodeOwners, readOwners } from "../docs/owners";
import { formatFaults } from "../faults/format-faults";
import { openContent } from "../pipeline/content/content-files";
import { writeOutput } from "../pipeline/store/output-files";
import { reportOutcome, runCommand } from "./base/run-command";

const USAGE = `npm run owners
Generates ${CODEOWNERS_FILE} for GitHub from content/owners.yaml.`;

void runCommand(USAGE, {}, () => {
  const root = process.cwd();
  const { areas, faults } = readOwners(openContent(root));
  if (faults.length > 0) {
    reportOutcome({ refused: formatFaults(faults) });
    return;
  }
  writeOutput(root, CODEOWNERS_FILE, formatCodeOwners(areas));
  reportOutcome({ done: [`${CODEOWNERS_FILE} lists the owners of ${areas.length} areas.`] });
});
