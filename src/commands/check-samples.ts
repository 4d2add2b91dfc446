import { formatFaults } from "../faults/format-faults";
import { checkSamples } from "../samples/checks/check-samples";

/** `npm run check:samples [files…]`: every code sample, command line and address against the real packages. */
async function main(): Promise<void> {
  const files = process.argv.slice(2);
  const { faults, counts, fresh, addresses } = await checkSamples(
    process.cwd(),
    files.length > 0 ? { only: new Set(files) } : {},
  );
  const languages = [...counts.byLanguage]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, { blocks, nocheck }]) =>
        `${name} ${blocks}${nocheck > 0 ? ` (${nocheck} nocheck)` : ""}`,
    );
  console.log(
    `${counts.checkable} code blocks checked (${fresh} anew): ${languages.join(", ")}; ${addresses} addresses.`,
  );
  for (const { position, reason } of counts.unchecked)
    console.log(`not checked: ${position} ${reason}`);
  if (faults.length === 0) return;
  console.error(formatFaults(faults));
  process.exitCode = 1;
}

void main();
