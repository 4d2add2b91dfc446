import type { CliFlag } from "../../../data/cli/cli-command";
import { CLI_FOLDER } from "../../../data/cli/cli-data";
import {
  CLI_MANIFESTS_FILE,
  CLI_PACKAGES_FILE,
  readCliManifests,
} from "../../../data/cli/cli-manifests";
import {
  type CliReference,
  type CliTopic,
  readCliReference,
} from "../../../data/cli/cli-reference";
import { CLI_RELEASE_FILE, type CliRemoval } from "../../../data/cli/cli-release";
import { createFileCache } from "../../../faults/file-cache";
import type { RenderContext } from "../../base/render-context";

export const CLI_TOOL = "celocli";

/** Returns the id of a command's heading, for instance `election-vote`. */
export const commandAnchor = (id: string): string => id.replaceAll(":", "-");

/** Heading for the shared flags, which a page lists only once. */
export const SHARED_FLAGS = "Shared flags";

/** Caches the reference, since each of its 26 pages reads it twice. */
const cached = createFileCache<CliReference>();

/** Reads all commands, grouped by topic, including commands that only an older manifest lists. */
export function readReference(environment: RenderContext["environment"]): CliReference {
  const files = [
    CLI_PACKAGES_FILE,
    CLI_MANIFESTS_FILE,
    CLI_RELEASE_FILE,
    ...environment.listFiles(CLI_FOLDER.folder),
  ];
  const others = files.map(environment.readText);
  return cached({ file: CLI_FOLDER.folder, text: files.join("\n"), others }, () =>
    readCliReference(environment, readCliManifests(environment).value),
  );
}

/** Lists the flags that the commands of a topic share, each once. */
export const listSharedFlags = ({ commands }: CliTopic): CliFlag[] => [
  ...new Map(
    commands.flatMap(({ flags }) =>
      flags.filter(({ isShared }) => isShared).map((flag) => [flag.name, flag] as const),
    ),
  ).values(),
];

/** Lists the releases that the commands were read from, each with the URL of its source if there is one. */
export const listOrigins = ({ commands }: CliTopic): ReadonlyMap<string, string | undefined> =>
  new Map(commands.map(({ from, fromUrl }) => [from, fromUrl]));

const CHANGES = {
  removed: "Removed in",
  hidden: "Deprecated and hidden since",
  renamed: "Renamed in",
} as const;

/** Formats a change as `Removed in celocli 8.0.0`. */
export const nameChange = ({ change, since }: CliRemoval): string =>
  `${CHANGES[change]} ${CLI_TOOL} ${since}`;

/** Adds a full stop if there is none, since descriptions in packages may end without one. */
export const sentenceOf = (text: string): string => (/[.!?:)]$/.test(text) ? text : `${text}.`);

/** Splits a text into paragraphs, each on one line. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.replace(/\s+/g, " ").trim())
    .filter((part) => part !== "")
    .map(sentenceOf);
