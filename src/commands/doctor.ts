import { parseArgs } from "node:util";
import { runGates } from "./doctor/run-gates";

/**
 * `npm run doctor`: runs every gate on the files that differ from main; `npm run doctor -- --all`: on all of content/.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { all: { type: "boolean", default: false } } });
  const { faults, report } = await runGates(process.cwd(), values);
  if (faults.length === 0) {
    console.log(report);
    return;
  }
  console.error(report);
  process.exitCode = 1;
}

void main();
