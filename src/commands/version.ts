import { copyFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { cutVersion } from "../docs/edits/cut-version";
import { listFiles } from "../pipeline/store/list-files";
import { reportOutcome, runCommand } from "./base/run-command";

const USAGE = `npm run version -- <name>, for instance 1.0
Cuts a version: copies the docs, their sidebars, fragments, data and pictures to content/versions/<name>. Readers get the
newest version at the root of the site, and the version being written at /next.`;

void runCommand(USAGE, {}, ({ positionals: [name, ...further] }) => {
  if (name === undefined || further.length > 0) {
    reportOutcome({ refused: `Name one version: ${USAGE}` });
    return;
  }
  const root = process.cwd();
  const cut = cutVersion(name, listFiles(root, "content"));
  if ("refused" in cut) {
    reportOutcome(cut);
    return;
  }
  for (const [from, to] of cut.copies) {
    mkdirSync(dirname(join(root, to)), { recursive: true });
    copyFileSync(join(root, from), join(root, to));
  }
  reportOutcome({
    done: [
      `Version ${name}: ${cut.copies.size} files are in content/versions/${name}.`,
      "It is now at the root of the site; content/docs is at /next. Check both with npm run develop.",
    ],
  });
});
