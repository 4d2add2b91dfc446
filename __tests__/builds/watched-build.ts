import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";

export interface WatchedBuild {
  readonly exitCode: number | null;
  readonly output: string;
}

export interface Watch {
  readonly environment?: Readonly<Record<string, string>>;
  /** Receives all output so far. If it returns true, the build is killed with all its threads and workers. */
  readonly shallDie?: (output: string) => boolean;
  /** A command to put before the build's own command, such as `unshare`. */
  readonly wrapper?: readonly string[];
  /** A command to run instead of `gatsby build`. */
  readonly command?: readonly string[];
}

const GATSBY = ["node", "node_modules/gatsby/cli.js", "build"] as const;

/** Runs `gatsby build` in a folder in the background. */
export function startBuild(root: string, watch: Watch = {}): Promise<WatchedBuild> {
  const { environment = {}, shallDie, wrapper = [], command = GATSBY } = watch;
  const [program = "node", ...args] = [...wrapper, ...command];
  const child = spawn(program, args, {
    cwd: root,
    detached: true, // Its own process group, so that all its processes can be killed together.
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      NODE_OPTIONS: "",
      GATSBY_TELEMETRY_DISABLED: "1",
      CI: "true",
      ...environment,
    },
  });
  let output = "";
  let isDead = false;
  const read = (part: Buffer): void => {
    output += part.toString();
    if (isDead || shallDie?.(output) !== true || child.pid === undefined) return;
    isDead = true;
    process.kill(-child.pid, "SIGKILL");
  };
  child.stdout.on("data", read);
  child.stderr.on("data", read);
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (exitCode) => {
      resolve({ exitCode, output });
    });
  });
}

/** The digests of all files in public/ and hosting/. */
export function digestOutput(root: string): Record<string, string> {
  const files = ["public", "hosting"]
    .map((folder) => join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return Object.fromEntries(
    files
      .map((file): [string, string] => [
        relative(root, file),
        createHash("sha256").update(readFileSync(file)).digest("hex"),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Lists the files that differ, or exist in only one of the two outputs. */
export function listDifferences(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): string[] {
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (file) => one[file] !== other[file],
  );
}
