import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { FileMap } from "./compile";

/** Writes files below a folder, and creates the folders they need. */
export function writeFiles(root: string, files: FileMap): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

/** Returns a function that creates temporary folders, which are removed after the last test of the file. */
export function temporaryFolders(): (files?: FileMap) => string {
  const made: string[] = [];
  afterAll(() => {
    made.forEach((folder) => {
      rmSync(folder, { recursive: true, force: true });
    });
  });
  return (files = {}) => {
    const folder = mkdtempSync(join(tmpdir(), "celo-docs-test-"));
    made.push(folder);
    writeFiles(folder, files);
    return folder;
  };
}

/** Runs Git in a folder with a fixed author and time, and without this machine's settings. */
export function git(
  folder: string,
  args: readonly string[],
  { author = "Ada", date = "2026-11-01T10:00:00Z" } = {},
): string {
  return execFileSync("git", [...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: {
      PATH: process.env.PATH,
      GIT_CONFIG_GLOBAL: "/dev/null",
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_AUTHOR_NAME: author,
      GIT_AUTHOR_EMAIL: "author@example.org",
      GIT_COMMITTER_NAME: "Committer",
      GIT_COMMITTER_EMAIL: "committer@example.org",
      GIT_AUTHOR_DATE: date,
      GIT_COMMITTER_DATE: date,
    },
  });
}
