import { writeFileSync } from "node:fs";
import { FOREIGN_PAGES, expectedFile, formatMigration } from "./migrations";

// Writes the expected results of fixtures/migrate. Run `npx tsx __tests__/migrate/write-migrations.ts`, then read
// the diff.
for (const page of FOREIGN_PAGES) writeFileSync(expectedFile(page), formatMigration(page));
