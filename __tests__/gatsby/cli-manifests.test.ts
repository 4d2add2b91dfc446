import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { CLI_PACKAGES_FILE, writeCliCommands } from "../../src/gatsby/cli-manifests";
import { CLI_COMMANDS_FILE } from "../../src/docs/markdown/component-cli";

function site(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), "cli-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(root, dirname(file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  return root;
}

const list = (name: string, integrity = "sha512-x"): string =>
  `- package: "${name}"\n  version: 1.0.0\n  integrity: ${integrity}\n`;

test("a site without a list of packages has no reference, and that is no fault", () => {
  expect(writeCliCommands(site({}))).toEqual([]);
});

test("a manifest that was fetched before is read without asking anybody", () => {
  const root = site({
    [CLI_PACKAGES_FILE]: list("@celo/celocli"),
    [join(dirname(CLI_COMMANDS_FILE), "@celo+celocli-1.0.0.json")]: JSON.stringify({
      commands: { "election:vote": { description: "Vote" } },
    }),
  });
  expect(writeCliCommands(root)).toEqual([]);
  const commands = JSON.parse(readFileSync(join(root, CLI_COMMANDS_FILE), "utf8")) as unknown[];
  expect(commands).toEqual([
    expect.objectContaining({ id: "election:vote", from: "@celo/celocli 1.0.0" }),
  ]);
});

test("a manifest that cannot be fetched is one fault at its entry, with the mend", () => {
  const root = site({
    [CLI_PACKAGES_FILE]: list("@celo/no-such-package-here"),
  });
  expect(writeCliCommands(root)).toEqual([
    expect.objectContaining({
      file: CLI_PACKAGES_FILE,
      line: 1,
      rule: "cli/manifest",
      mend: "Connect to the npm registry and build again; once fetched it stays in node_modules/.cache/cli.",
    }),
  ]);
}, 120_000);

test("a digest of another kind is a fault before anything is fetched", () => {
  const root = site({ [CLI_PACKAGES_FILE]: list("@celo/celocli", "sha1-abc") });
  expect(writeCliCommands(root)).toEqual([
    expect.objectContaining({ line: 3, rule: expect.stringMatching(/^cli\//) as string }),
  ]);
});
