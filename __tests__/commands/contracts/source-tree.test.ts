import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { openSources } from "../../../src/commands/contracts/source-tree";

/** Creates a clone with these files, and returns its commit. */
function clone(folder: string, name: string, files: Readonly<Record<string, string>>): string {
  const root = join(folder, name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const git = (...words: string[]): string =>
    execFileSync(
      "git",
      ["-C", root, "-c", "user.name=x", "-c", "user.email=x@example.org", ...words],
      {
        encoding: "utf8",
      },
    ).trim();
  git("init", "--quiet");
  git("add", ".");
  git("commit", "--quiet", "--message", "files");
  return git("rev-parse", "HEAD");
}

test("inherited declarations follow a contract's own, and declarations from interfaces come last", () => {
  const folder = mkdtempSync(join(tmpdir(), "sources-"));
  const main = clone(folder, "main", {
    "src/Token.sol":
      'import "./IToken.sol";\nimport "./Base.sol";\ncontract Token is Base, IToken {\n  function send() external {}\n}\n',
    "src/IToken.sol": "interface IToken {\n  function send() external;\n}\n",
    "src/Base.sol":
      'import "lib/Owned.sol";\nimport "unknown/Gone.sol";\ncontract Base is Owned {\n  function base() public {}\n}\n',
  });
  const lib = clone(folder, "lib", {
    "contracts/Owned.sol": "contract Owned {\n  address public owner;\n}\n",
  });
  const find = openSources(folder, {
    main: { repository: "x/main", commit: main, folder: "" },
    lib: { repository: "x/lib", commit: lib, prefix: "lib/", folder: "contracts/" },
  });
  const found = find({ source: "main", path: "src/Token.sol" }, "Token");
  expect(
    found.map(({ name, contract, source, path, line }) => [name, contract, source, path, line]),
  ).toEqual([
    ["send", "Token", "main", "src/Token.sol", 4],
    ["base", "Base", "main", "src/Base.sol", 4],
    ["owner", "Owned", "lib", "contracts/Owned.sol", 2],
    ["send", "IToken", "main", "src/IToken.sol", 2],
  ]);
  expect(find({ source: "main", path: "src/Missing.sol" }, "Missing")).toEqual([]);
});
