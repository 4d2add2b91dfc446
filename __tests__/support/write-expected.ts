import { writeFileSync } from "node:fs";
import { BROKEN_FILES, expectedFile, siteWithBroken } from "./broken";

/** `npx tsx __tests__/support/write-expected.ts` writes every expected message anew: read the difference before you keep it. */
for (const name of BROKEN_FILES)
  writeFileSync(expectedFile(name), `${siteWithBroken(name).faultText}\n`);
