import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A copy of this repository in a separate folder. Tests may change its content and build it. */
export interface SiteCopy {
  readonly root: string;
  readonly write: (file: string, content: string | Buffer) => void;
  readonly copy: (from: string, to: string) => void;
  readonly remove: (path: string) => void;
  /** Runs `gatsby build`. Returns its exit code, and its output without colors. */
  readonly build: (environment?: Readonly<Record<string, string>>) => {
    readonly exitCode: number | null;
    readonly output: string;
  };
}

const ESCAPE_SEQUENCES = /\u001b\[[0-9;]*[A-Za-z]/g;

/** Copies the files that Git tracks or would track if added. node_modules is a symlink. */
export function copySite(): SiteCopy {
  const origin = process.cwd();
  const root = mkdtempSync(join(tmpdir(), "celo-docs-build-"));
  const files = execFileSync(
    "git",
    ["ls-files", "-z", "--cached", "--others", "--exclude-standard"],
    {
      cwd: origin,
      encoding: "utf8",
    },
  );
  for (const file of files.split("\0")) {
    if (file === "" || file.startsWith("bench/") || file.startsWith("__tests__/")) continue;
    if (!existsSync(join(origin, file))) continue; // Deleted, but the deletion isn't committed.
    cpSync(join(origin, file), join(root, file));
  }
  symlinkSync(join(origin, "node_modules"), join(root, "node_modules"));
  return {
    root,
    write: (file, content) => {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    },
    copy: (from, to) => {
      cpSync(join(origin, from), join(root, to), { recursive: true });
    },
    remove: (path) => {
      rmSync(join(root, path), { recursive: true, force: true });
    },
    build: (environment = {}) => {
      const { status, stdout, stderr } = spawnSync(
        "node",
        ["node_modules/gatsby/cli.js", "build"],
        {
          cwd: root,
          encoding: "utf8",
          env: {
            ...process.env,
            NODE_ENV: "production",
            NODE_OPTIONS: "",
            GATSBY_TELEMETRY_DISABLED: "1",
            CI: "true",
            ...environment,
          },
        },
      );
      return { exitCode: status, output: `${stdout}${stderr}`.replace(ESCAPE_SEQUENCES, "") };
    },
  };
}
