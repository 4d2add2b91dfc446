import { formatAnnotations } from "../faults/format-annotations";
import { listNamedFiles, runCommand } from "./base/run-command";
import { runGates } from "./doctor/run-gates";

const USAGE = `npm run doctor [-- <file> …] [-- --all]
Runs every gate for writers on the files that differ from main, on the given files or, with --all, on all of content/.
Schemas and links are always checked for the whole site.`;

void runCommand(
  USAGE,
  { all: { type: "boolean", default: false } },
  async ({ values, positionals }) => {
    const files = listNamedFiles(positionals, USAGE);
    if (!files) return;
    const { faults, report } = await runGates(process.cwd(), {
      all: values.all,
      ...(files.length > 0 && { files }),
    });
    if (faults.length === 0) {
      console.log(report);
      return;
    }
    console.error(report);
    if (process.env.GITHUB_ACTIONS === "true") console.log(formatAnnotations(faults));
    process.exitCode = 1;
  },
);
