import { writeFileSync } from "node:fs";
import { BROKEN_FILES, expectedFile, faultsOfBroken } from "./broken";

/** `npx tsx __tests__/support/write-expected.ts` writes every expected message anew: read the difference before you keep it. */
for (const name of BROKEN_FILES) writeFileSync(expectedFile(name), `${faultsOfBroken(name)}\n`);
