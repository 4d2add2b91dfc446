import { writeFileSync } from "node:fs";
import { BROKEN_FILES, expectedFile, faultsOfBroken } from "./broken";

/** `npx tsx __tests__/support/write-expected.ts` rewrites every expected message: read the diff before you commit it. */
for (const name of BROKEN_FILES) writeFileSync(expectedFile(name), `${faultsOfBroken(name)}\n`);
