import type { RecordedManifest } from "../../data/cli/cli-manifests";

/** Formats manifests as JSON with one line per command, so that a diff shows which commands a release changes. */
export const formatManifests = (manifests: readonly RecordedManifest[]): string =>
  `[${manifests
    .map(({ commands, ...release }) => {
      const lines = commands.map((command) => JSON.stringify(command)).join(",\n");
      return `\n${JSON.stringify(release).slice(0, -1)},"commands":[\n${lines}\n]}`;
    })
    .join(",")}\n]\n`;
