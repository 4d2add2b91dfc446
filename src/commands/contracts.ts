import { existsSync, readFileSync } from "node:fs";
import {
  CONTRACTS_RECORD,
  formatContractRecord,
  parseContractRecord,
} from "../data/contracts/contract-record";
import { writeOutput } from "../pipeline/store/output-files";
import { runCommand } from "./base/run-command";
import { recordContracts } from "./contracts/record-contracts";

const USAGE = `npm run contracts [-- --sources <folder>]
Records the functions, events and errors of Celo's contracts, from @celo/abis, in content/records/contracts.json.
Source lines are kept from the last record. For a new release, set its commits in
src/commands/contracts/release.ts. Also pass a folder with clones of celo-monorepo, mento-core and
openzeppelin-contracts, in which the new source lines can be found.`;

void runCommand(USAGE, { sources: { type: "string" } }, ({ values }) => {
  const root = process.cwd();
  const before = existsSync(CONTRACTS_RECORD)
    ? parseContractRecord(readFileSync(CONTRACTS_RECORD, "utf8"))
    : undefined;
  const record = recordContracts({ root, clones: values.sources, before });
  writeOutput(root, CONTRACTS_RECORD, formatContractRecord(record));
  for (const { name, items, onlyL1 } of record.contracts) {
    const unknown = items.filter(({ source }) => source === undefined);
    const gone = onlyL1 > 0 ? `, ${onlyL1} left out` : "";
    console.log(`${name}: ${items.length}${gone}`);
    for (const { kind, signature } of unknown)
      console.log(`  no source line: ${kind} ${signature}`);
  }
  console.log(`Written to ${CONTRACTS_RECORD}.`);
});
