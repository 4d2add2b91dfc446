import { existsSync } from "node:fs";
import { formatFaults } from "../faults/format-faults";
import { checkSamples } from "../samples/checks/check-samples";
import { openPackages } from "../samples/packages/packages";
import { fail, listNamedFiles, runCommand } from "./base/run-command";

const USAGE = `npm run check:samples [-- <file> …] [-- --all] [-- --recorded] [-- --verbose]
Checks code samples, command lines and addresses against the real packages: all that have no record yet. --all checks
all of them. --recorded installs and checks nothing: a block without a record is a fault. --verbose prints what programs print. If files are given, checks and
reports only those.`;

/** Interval between progress messages while npm installs packages, which takes minutes on a new machine. */
const PROGRESS_MS = 10_000;

/** Prints which packages are being installed, until the returned function is called. */
function reportProgress(root: string): () => void {
  const { main, others, isInstalled } = openPackages(root);
  const began = Date.now();
  const timer = setInterval(() => {
    const waiting = [main, ...others].filter((set) => existsSync(set.folder) && !isInstalled(set));
    const seconds = Math.round((Date.now() - began) / 1000);
    for (const { folder } of waiting)
      console.error(`npm is installing packages into ${folder}: ${seconds} s`);
  }, PROGRESS_MS);
  return () => {
    clearInterval(timer);
  };
}

const OPTIONS = {
  all: { type: "boolean", default: false },
  verbose: { type: "boolean", default: false },
  recorded: { type: "boolean", default: false },
} as const;

void runCommand(USAGE, OPTIONS, async ({ values, positionals }) => {
  const files = listNamedFiles(positionals, USAGE);
  if (!files) return;
  const isAsked = (file: string): boolean => files.length === 0 || files.includes(file);
  const endProgress = reportProgress(process.cwd());
  const {
    faults: found,
    counts,
    fresh,
    addresses,
    runs,
  } = await checkSamples(process.cwd(), {
    all: values.all,
    isRecordedOnly: values.recorded,
    ...(files.length > 0 && { only: new Set(files) }),
    onRun: ({ page: { file }, blocks: [first] }, seconds, printed) => {
      if (!values.verbose) return;
      console.log(
        `${file}:${first?.sample.line ?? 1} ran for ${seconds.toFixed(1)} s\n${printed.trim()}`,
      );
    },
    onUnreadable: (file) => {
      console.error(
        `${file} isn't a valid record file, so its blocks have no record${values.recorded ? "" : ": they are checked again, and the file is rewritten"}.`,
      );
    },
  }).finally(endProgress);
  // All content is read, but if files are named, only their faults are reported.
  const faults = found.filter(({ file }) => isAsked(file));
  const languages = [...counts.byLanguage]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([name, { blocks, nocheck }]) =>
        `${name} ${blocks}${nocheck > 0 ? ` (${nocheck} nocheck)` : ""}`,
    );
  console.log(
    `${counts.checkable} code blocks: ${fresh} without a record${values.recorded ? "" : " were checked"}. ${languages.join(", ")}; ${addresses} addresses.`,
  );
  if (runs) {
    const others = [...runs.others].map(([why, count]) => `${count} ${why}`).join(", ");
    console.log(`${runs.count} blocks run; not run: ${others}.`);
    if (runs.missing !== undefined) console.log(runs.missing);
  }
  for (const { position, reason } of counts.unchecked)
    if (isAsked(position.slice(0, position.lastIndexOf(":"))))
      console.log(`not checked: ${position} ${reason}`);
  if (faults.length > 0) fail(formatFaults(faults));
});
