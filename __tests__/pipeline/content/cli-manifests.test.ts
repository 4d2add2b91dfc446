import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { CLI_COMMANDS_NAME, cliCacheOf } from "../../../src/pipeline/content/cli-commands";
import { CLI_PACKAGES_FILE, writeCliCommands } from "../../../src/pipeline/content/cli-manifests";
import { temporaryFolders } from "../../support/folder";

const site = temporaryFolders();

const list = (name: string, integrity = "sha512-x"): string =>
  `- package: "${name}"\n  version: 1.0.0\n  integrity: ${integrity}\n`;

/** A package as the registry sends it: a tar archive with the manifest behind another file. */
function packageOf(commands: Readonly<Record<string, unknown>>) {
  const entry = (name: string, text: string): Buffer => {
    const header = Buffer.alloc(512);
    header.write(name);
    header.write(Buffer.byteLength(text).toString(8).padStart(11, "0"), 124);
    const rest = Buffer.alloc((512 - (Buffer.byteLength(text) % 512)) % 512);
    return Buffer.concat([header, Buffer.from(text), rest]);
  };
  const files = [
    entry("package/package.json", "{}"),
    entry("package/oclif.manifest.json", JSON.stringify({ commands })),
  ];
  const tarball = gzipSync(Buffer.concat([...files, Buffer.alloc(1024)]));
  const digest = createHash("sha512").update(tarball).digest("base64");
  return { tarball, integrity: `sha512-${digest}` };
}

const PACKAGE = packageOf({ "election:vote": { description: "Vote" } });

/** Lays a package where a build keeps what it has fetched. */
function keep(root: string, tarball: Uint8Array, name = "@celo+celocli-1.0.0.tgz"): void {
  const file = join(cliCacheOf(root), name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, tarball);
}

test("a site without a list of packages has no reference, and that is no fault", () => {
  expect(writeCliCommands(site({}))).toEqual([]);
});

test("a manifest that was fetched before is read without asking anybody", () => {
  const root = site({ [CLI_PACKAGES_FILE]: list("@celo/celocli", PACKAGE.integrity) });
  keep(root, PACKAGE.tarball);
  expect(writeCliCommands(root)).toEqual([]);
  const commands = JSON.parse(
    readFileSync(join(cliCacheOf(root), CLI_COMMANDS_NAME), "utf8"),
  ) as unknown[];
  expect(commands).toEqual([
    expect.objectContaining({
      package: "@celo/celocli",
      version: "1.0.0",
      commands: [expect.objectContaining({ id: "election:vote", from: "@celo/celocli 1.0.0" })],
    }),
  ]);
});

test.each([
  ["half of it", PACKAGE.tarball.subarray(0, PACKAGE.tarball.length >> 1)],
  ["nothing", Buffer.alloc(0)],
  ["another package", packageOf({ "election:steal": { description: "Steal" } }).tarball],
])(
  "a kept package of which there is %s is fetched again, never read",
  (_, kept) => {
    // Another digest than above: what a process has read and found right stays read.
    const { integrity } = packageOf({ "election:show": { description: "Show" } });
    const root = site({ [CLI_PACKAGES_FILE]: list("@celo/no-such-package-here", integrity) });
    keep(root, kept, "@celo+no-such-package-here-1.0.0.tgz");
    expect(writeCliCommands(root)).toEqual([expect.objectContaining({ rule: "cli/manifest" })]);
    expect(readFileSync(join(cliCacheOf(root), CLI_COMMANDS_NAME), "utf8")).toBe("[]");
  },
  120_000,
);

test.each([
  "--registry=http://127.0.0.1:9",
  "file:../../etc",
  "../../etc",
  "git+ssh://evil.example/x",
  "http://evil.example/x.tgz",
  "@celo/../../x",
  "a b",
  "",
])("a package named %j is a fault, and npm is not asked", (name) => {
  expect(writeCliCommands(site({ [CLI_PACKAGES_FILE]: list(name) }))).toEqual([
    expect.objectContaining({ file: CLI_PACKAGES_FILE, line: 1, column: 3 }),
  ]);
});

test.each(["latest", "^1.0.0", "../../x", "1.0.0/../../../x", "1", ""])(
  "a version %j is a fault: it would be no exact one, or a path",
  (version) => {
    const text = list("@celo/celocli").replace("1.0.0", JSON.stringify(version));
    expect(writeCliCommands(site({ [CLI_PACKAGES_FILE]: text }))).toEqual([
      expect.objectContaining({ file: CLI_PACKAGES_FILE, line: 2, column: 3 }),
    ]);
  },
);

test("a manifest that cannot be fetched is a single fault at its entry, with the fix", () => {
  const root = site({
    [CLI_PACKAGES_FILE]: list("@celo/no-such-package-here"),
  });
  expect(writeCliCommands(root)).toEqual([
    expect.objectContaining({
      file: CLI_PACKAGES_FILE,
      line: 1,
      rule: "cli/manifest",
      fix: "Connect to the npm registry and build again; once fetched it stays in node_modules/.cache/cli.",
    }),
  ]);
}, 120_000);

test("a digest of another kind is a fault before anything is fetched", () => {
  const root = site({ [CLI_PACKAGES_FILE]: list("@celo/celocli", "sha1-abc") });
  expect(writeCliCommands(root)).toEqual([
    expect.objectContaining({ line: 3, rule: expect.stringMatching(/^cli\//) as string }),
  ]);
});
