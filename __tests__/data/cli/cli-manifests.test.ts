import {
  CLI_MANIFESTS_FILE,
  CLI_PACKAGES_FILE,
  readCliManifests,
} from "../../../src/data/cli/cli-manifests";
import { cliCommand, manifestFiles } from "../../support/cli";

const read = (files: Readonly<Record<string, string>>) =>
  readCliManifests({ readText: (file) => files[file] });

const list = (name: string, integrity = "sha512-x"): string =>
  `- package: "${name}"\n  version: 1.0.0\n  integrity: ${integrity}\n`;
const LIST = list("@celo/celocli");

test("a site without a list of packages has no reference, which isn't a fault", () => {
  expect(read({})).toEqual({ value: [], faults: [] });
});

test("the recorded manifests of the listed packages are read", () => {
  const { value, faults } = read(manifestFiles([cliCommand("election:vote")]));
  expect(faults).toEqual([]);
  expect(value).toMatchObject([
    { package: "@celo/celocli", version: "5.0.0", commands: [{ id: "election:vote" }] },
  ]);
});

test.each([
  { name: "another version", change: { version: "5.0.1" } },
  { name: "another digest", change: { integrity: "sha512-y" } },
  { name: "another package", change: { package: "celocli" } },
])("a record of $name is a fault at the list, with the command that writes it", ({ change }) => {
  const files = manifestFiles([cliCommand("election:vote")]);
  const [record] = JSON.parse(files[CLI_MANIFESTS_FILE] ?? "[]") as object[];
  const { value, faults } = read({
    ...files,
    [CLI_MANIFESTS_FILE]: JSON.stringify([{ ...record, ...change }]),
  });
  expect(value).toEqual([]);
  expect(faults).toEqual([
    {
      file: CLI_PACKAGES_FILE,
      line: 1,
      column: 1,
      rule: "cli/manifest",
      problem:
        "content/records/cli-manifests.json has no manifest for @celo/celocli 5.0.0 with this digest.",
      fix: 'Run "npm run cli" to fetch the packages and write that file.',
    },
  ]);
});

test.each([
  ["isn't JSON, as after a Git conflict", "<<<<<<< HEAD"],
  ["isn't a list", "{}"],
  ["has an entry without commands", "[{}]"],
  [
    "has HTML for a command's name",
    manifestFiles([cliCommand('x"><img src=x>')])[CLI_MANIFESTS_FILE] ?? "",
  ],
])("a record that %s is a fault and doesn't crash", (_, record) => {
  const { value, faults } = read({ [CLI_PACKAGES_FILE]: LIST, [CLI_MANIFESTS_FILE]: record });
  expect(value).toEqual([]);
  expect(faults.map(({ problem }) => problem)).toEqual([
    "content/records/cli-manifests.json isn't a valid list of manifests. Perhaps a merge is unfinished, or the file was edited by hand.",
  ]);
});

test.each([
  "--registry=http://127.0.0.1:9",
  "file:../../etc",
  "../../etc",
  "git+ssh://evil.example/x",
  "http://evil.example/x.tgz",
  "@celo/../../x",
  "a b",
  "",
])("a package named %j is a fault, so npm is never asked for it", (name) => {
  expect(read({ [CLI_PACKAGES_FILE]: list(name) }).faults).toEqual([
    expect.objectContaining({ file: CLI_PACKAGES_FILE, line: 1, column: 3 }),
  ]);
});

test.each(["latest", "^1.0.0", "../../x", "1.0.0/../../../x", "1", ""])(
  "a version %j is a fault: it isn't exact, or a path",
  (version) => {
    const text = LIST.replace("1.0.0", JSON.stringify(version));
    expect(read({ [CLI_PACKAGES_FILE]: text }).faults).toEqual([
      expect.objectContaining({ file: CLI_PACKAGES_FILE, line: 2, column: 3 }),
    ]);
  },
);

test("a digest of the wrong kind is a fault", () => {
  expect(read({ [CLI_PACKAGES_FILE]: list("@celo/celocli", "sha1-abc") }).faults).toEqual([
    expect.objectContaining({ line: 3, rule: expect.stringMatching(/^cli\//) as string }),
  ]);
});
