import { CLI_MANIFESTS_FILE, readCliPackages } from "../data/cli/cli-manifests";
import { formatFaults } from "../faults/format-faults";
import { openContent } from "../pipeline/content/content-files";
import { writeOutput } from "../pipeline/store/output-files";
import { fail, runCommand } from "./base/run-command";
import { fetchManifest } from "./cli/fetch-manifest";
import { formatManifests } from "./cli/format-manifests";

const USAGE = `npm run cli
Fetches the packages listed in content/cli-packages.yaml with npm, and records their commands in content/records.`;

void runCommand(USAGE, {}, () => {
  const root = process.cwd();
  const { value: packages, faults } = readCliPackages(openContent(root));
  if (faults.length > 0) {
    fail(formatFaults(faults));
    return;
  }
  const manifests = packages.map(fetchManifest);
  writeOutput(root, CLI_MANIFESTS_FILE, formatManifests(manifests));
  for (const { package: name, version, commands } of manifests)
    console.log(`${name} ${version}: ${commands.length} commands`);
  console.log(`Written to ${CLI_MANIFESTS_FILE}.`);
});
