import { type CliCommand, type CliFlag, topicOf } from "../../src/data/cli/cli-command";
import { CLI_MANIFESTS_FILE, CLI_PACKAGES_FILE } from "../../src/data/cli/cli-manifests";

/** Creates an optional flag with a value. */
export const cliFlag = (name: string, more: Partial<CliFlag> = {}): CliFlag => ({
  name,
  description: `What ${name} means`,
  type: "option",
  required: false,
  options: [],
  multiple: false,
  allowNo: false,
  isShared: false,
  ...more,
});

/** Creates a command without flags, as in an old manifest. */
export const cliCommand = (id: string, more: Partial<CliCommand> = {}): CliCommand => ({
  id,
  topic: topicOf(id),
  summary: `What ${id} does`,
  description: "",
  trouble: "",
  aliases: [],
  args: [],
  flags: [],
  examples: [],
  from: "@celo/celocli 5.0.0",
  ...more,
});

/** Returns manifests of `@celo/celocli` as a compiler's environment has them. */
export const manifestsOf = (
  commands: readonly CliCommand[],
  version = "5.0.0",
): { package: string; version: string; commands: readonly CliCommand[] }[] => [
  { package: "@celo/celocli", version, commands },
];

/** Returns the files of a site that pins `@celo/celocli` 5.0.0 with these commands. */
export const manifestFiles = (commands: readonly CliCommand[]): Record<string, string> => ({
  [CLI_PACKAGES_FILE]: `- package: "@celo/celocli"\n  version: 5.0.0\n  integrity: sha512-x\n`,
  [CLI_MANIFESTS_FILE]: JSON.stringify(
    manifestsOf(commands).map((one) => ({ ...one, integrity: "sha512-x" })),
  ),
});

/** Text of `content/data/cli-release.yaml` for a small tool. */
export const CLI_RELEASE = `package: "@celo/celocli"
version: 9.0.1
as_of: 2026-11-22
source: https://example.org/docs
flags:
  - name: node
    char: n
    description: The node to ask
  - name: from
    description: Who sends
    required: true
groups:
  send: [node]
removed:
  - id: exchange
    since: 8.0.0
    instead: Swap elsewhere
  - id: epochs:old
    since: 7.0.0
    instead: Use \`epochs:status\`
`;

/** Text of `content/data/cli/epochs.yaml` for that tool. */
export const CLI_EPOCHS = `commands:
  - id: epochs:status
    summary: Show the epoch
    description: It only reads \`state\`.
    trouble: An answer may be old
    aliases: [epochs:current, gone:current]
    flags:
      - from
      - name: wait
        description: Wait for it
        type: boolean
    shared: [send]
    examples:
      - celocli epochs:status
`;
