import { randomBytes } from "node:crypto";
import { parseArgs } from "node:util";
import { writeOutput } from "../build/store/output-files";
import { formatFaults } from "../faults/format-faults";
import { checkSamples } from "../samples/checks/check-samples";

/**
 * `npm run check:samples [files…]`: checks every code sample, command line and address without a record against the
 * real packages, and a random tenth of those with one. With `--all` (or TEST_ALL=1) checks all of them.
 */
async function main(): Promise<void> {
  const { values, positionals: files } = parseArgs({
    options: { all: { type: "boolean", default: process.env.TEST_ALL === "1" } },
    allowPositionals: true,
  });
  const seed = process.env.TEST_SEED ?? randomBytes(4).toString("hex");
  const { faults, counts, fresh, again, addresses, hasMainPackages } = await checkSamples(
    process.cwd(),
    {
      all: values.all,
      ...(files.length > 0 ? { only: new Set(files) } : { seed }),
      tell: (file) => {
        console.error(
          `${file} is not a valid file of records: its blocks are checked again, and the file is written again.`,
        );
      },
    },
  );
  const languages = [...counts.byLanguage]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, { blocks, nocheck }]) =>
        `${name} ${blocks}${nocheck > 0 ? ` (${nocheck} nocheck)` : ""}`,
    );
  const repeat = again > 0 ? `; TEST_SEED=${seed} repeats them` : "";
  console.log(
    `${counts.checkable} code blocks: ${fresh} checked anew, ${again} recorded ones again${repeat}. ${languages.join(", ")}; ${addresses} addresses.`,
  );
  for (const { position, reason } of counts.unchecked)
    console.log(`not checked: ${position} ${reason}`);
  // For `npm test`: the tests of the checks need these packages, and a gigabyte is not downloaded for the tests alone.
  if (hasMainPackages && process.env.TEST_COUNTS !== undefined)
    writeOutput(process.env.TEST_COUNTS, "has-main-packages", "");
  if (faults.length === 0) return;
  console.error(formatFaults(faults));
  process.exitCode = 1;
}

void main();
