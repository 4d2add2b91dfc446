import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/**
 * Variables that Node, Gatsby or the system sets, or that one part of this project sets for another. They are never set
 * by hand.
 */
const NOT_FOR_PEOPLE = new Set([
  "ASSETS",
  "BUILD_STAGE",
  "CELO_DOCS_APIS",
  "GITHUB_ACTIONS",
  "INIT_CWD",
  "LOCALAPPDATA",
  "MODULES",
  "NODE_ENV",
  "PATH",
  "PRIVATE_KEY",
  "SAMPLE_ROUTES",
  "TEST_BROWSER",
  "TEST_COUNTS",
  "TEST_SCOPE",
  "TEST_STEP",
]);

/** Matches a property of the environment, a destructured property, or the name of one of our variables in a string. */
const READS =
  /\benv\.([A-Z][A-Z_]+)\b|\b([A-Z][A-Z_]+) = ""(?=[^}\n]*\} = environment)|"((?:SEARCH|SERVICES|MCP|CELO_DOCS)_[A-Z_]*[A-Z])"/g;

const SOURCES = execFileSync("git", ["ls-files", "src", "plugins", "__tests__", "bench", "*.ts"])
  .toString()
  .split("\n")
  .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && existsSync(file));

const READ = SOURCES.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(READS)].map(
    ([, a, b, ours]) =>
      // Names in strings count only in src/, since a test may use a name that doesn't exist.
      a ?? b ?? (file.startsWith("src/") ? ours : undefined),
  ),
).filter((name) => name !== undefined);

test(".env.example lists every variable that the code reads, and no others", () => {
  const listed = [...readFileSync(".env.example", "utf8").matchAll(/^([A-Z_]+)=$/gm)];
  expect(listed.map(([, name]) => name).sort()).toEqual(
    [...new Set(READ)].filter((name) => !NOT_FOR_PEOPLE.has(name)).sort(),
  );
});
