import type { CliManifest } from "../../../src/data/cli/cli-command";
import { readCliReference } from "../../../src/data/cli/cli-reference";
import { CLI_EPOCHS, CLI_RELEASE, cliCommand, cliFlag, manifestsOf } from "../../support/cli";

const FILES = {
  "content/data/cli-release.yaml": CLI_RELEASE,
  "content/data/cli/epochs.yaml": CLI_EPOCHS,
};

function read(manifests: readonly CliManifest[] = [], files: Record<string, string> = FILES) {
  const listFiles = (folder: string): string[] =>
    Object.keys(files).filter((file) => file.startsWith(`${folder}/`));
  return readCliReference({ listFiles, readText: (file) => files[file] }, manifests);
}

const OLD = manifestsOf([
  cliCommand("exchange:show"),
  cliCommand("epochs:old"),
  cliCommand("epochs:status", { summary: "The old words" }),
]);
const commandOf = (manifests: readonly CliManifest[], id = "epochs:status") =>
  read(manifests)
    .topics.get("epochs")
    ?.commands.find((command) => command.id === id);

test("a data file's command has its own flags first, then the shared ones, each explained once", () => {
  expect(commandOf([])?.flags).toEqual([
    cliFlag("from", { description: "Who sends", required: true }),
    cliFlag("wait", { description: "Wait for it", type: "boolean" }),
    cliFlag("node", { char: "n", description: "The node to ask", isShared: true }),
  ]);
  expect(commandOf([])).toMatchObject({
    from: "@celo/celocli 9.0.1",
    fromUrl: "https://example.org/docs/epochs.md",
  });
});

test("an alias is a separate command if its topic exists, with the same flags", () => {
  const { topics } = read(OLD);
  expect(topics.get("epochs")?.commands.map(({ id, aliasOf }) => [id, aliasOf])).toEqual([
    ["epochs:current", "epochs:status"],
    ["epochs:status", undefined],
  ]);
  expect(commandOf([], "epochs:current")?.flags).toEqual(commandOf([])?.flags);
  expect(topics.has("gone")).toBe(false);
});

test("an older manifest doesn't change today's commands, but describes a removed topic", () => {
  const { topics, faults } = read(OLD);
  expect(faults).toEqual([]);
  expect(commandOf(OLD)?.summary).toBe("Show the epoch");
  expect(topics.get("exchange")).toMatchObject({
    isGone: true,
    unaccounted: [],
    commands: [{ id: "exchange:show", from: "@celo/celocli 5.0.0" }],
    removed: [{ id: "exchange", since: "8.0.0" }],
  });
  expect(topics.get("epochs")).toMatchObject({ isGone: false, removed: [{ id: "epochs:old" }] });
});

test.each(["9.0.1", "9.1.0", "10.0.0"])(
  "a manifest of %s takes over: it lists the commands, and the data files describe them",
  (version) => {
    const newer = manifestsOf(
      [
        cliCommand("epochs:status", {
          summary: "The tool's words",
          from: `@celo/celocli ${version}`,
          flags: [
            cliFlag("wait", { description: "The tool's words", type: "boolean" }),
            cliFlag("fresh"),
            cliFlag("node", { description: "The tool's words" }),
          ],
        }),
        cliCommand("epochs:new", { summary: "Came later" }),
      ],
      version,
    );
    const { topics } = read([...OLD, ...newer]);
    const [added, status] = topics.get("epochs")?.commands ?? [];
    expect(added).toMatchObject({ id: "epochs:new", summary: "Came later" });
    expect(status).toMatchObject({
      summary: "Show the epoch",
      trouble: "An answer may be old",
      from: `@celo/celocli ${version}`,
    });
    expect(
      status?.flags.map(({ name, description, isShared }) => [name, description, isShared]),
    ).toEqual([
      ["wait", "Wait for it", false],
      ["fresh", "What fresh means", false],
      ["node", "The node to ask", true],
    ]);
    expect(topics.get("exchange")?.isGone).toBe(true);
  },
);

test.each(["9.0.0", "9.0.1-beta.1", "5.0.0"])("a manifest of %s is older", (version) => {
  const older = manifestsOf([cliCommand("epochs:status", { summary: "Old" })], version);
  expect(commandOf(older)?.summary).toBe("Show the epoch");
});

test("the newer of two old manifests describes a removed topic", () => {
  const six = manifestsOf([cliCommand("exchange:show", { from: "@celo/celocli 6.0.0" })], "6.0.0");
  const { topics } = read([...OLD, ...six]);
  expect(topics.get("exchange")?.commands).toMatchObject([{ from: "@celo/celocli 6.0.0" }]);
});

test("a command that is only in an old manifest and not in `removed` is listed", () => {
  const { topics } = read(manifestsOf([cliCommand("epochs:lost"), cliCommand("lost:show")]));
  expect(topics.get("epochs")?.unaccounted).toEqual(["epochs:lost"]);
  expect(topics.get("lost")?.unaccounted).toEqual(["lost:show"]);
});

test("without a release the manifests are the reference", () => {
  const { topics, release } = read(OLD, {});
  expect(release).toBeUndefined();
  expect([...topics.keys()]).toEqual(["epochs", "exchange"]);
  expect(topics.get("exchange")?.isGone).toBe(false);
});

test.each([
  ["id: epochs:status", 'id: "x\\"><img src=x>"', "commands.0.id"],
  ["id: epochs:status", 'id: "epochs status"', "commands.0.id"],
  ["gone:current]", "<form>]", "commands.0.aliases.1"],
  ["commands:", "version: newest\ncommands:", "version"],
])("%j replaced with %j in a topic's file is a fault", (old, typed, name) => {
  const text = CLI_EPOCHS.replace(old, typed);
  const { faults } = read([], { ...FILES, "content/data/cli/epochs.yaml": text });
  expect(faults).toMatchObject([
    { rule: "cli/wrong-value", problem: `"${name}" has an invalid value.` },
  ]);
});
