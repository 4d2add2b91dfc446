import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  ADDRESS_RECORD,
  countMissing,
  formatAddressRecord,
  readAddressRecord,
  withAddresses,
} from "../docs/recorded-addresses";
import { formatFaults } from "../faults/format-faults";
import { compileSite, listOtherRoutes } from "../pipeline/site/load-site";
import { writeOutput } from "../pipeline/store/output-files";
import { fail, runCommand } from "./base/run-command";

const USAGE = `npm run record
Records the address of every page and heading in ${ADDRESS_RECORD}, so that none can disappear without a redirect. Run it
when a change is ready to be published, because recorded addresses are permanent.`;

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined; // There is no record yet.
  }
}

void runCommand(USAGE, {}, async () => {
  const root = process.cwd();
  const { site } = await compileSite(root);
  const { record, faults } = readAddressRecord(readText(join(root, ADDRESS_RECORD)));
  const stopping = [...faults, ...site.faults];
  if (stopping.length > 0) {
    fail(formatFaults(stopping));
    return;
  }
  const whole = withAddresses(record, { docs: site.docs, otherRoutes: listOtherRoutes(root) });
  writeOutput(root, ADDRESS_RECORD, formatAddressRecord(whole));
  console.log(`${countMissing(record, whole)} new addresses recorded; ${whole.size} pages in all.`);
});
