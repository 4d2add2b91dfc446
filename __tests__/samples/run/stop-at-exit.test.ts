import { spawn, spawnSync } from "node:child_process";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { buildSync } from "esbuild";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();

/** A program that has started another process, and then does something. */
function start(then: string) {
  const contents = `
    import { spawn } from "node:child_process";
    import { stopAtExit } from "./src/samples/run/stop-at-exit";
    const child = spawn("sleep", ["60"]);
    stopAtExit(() => { child.kill(); });
    console.log(child.pid);
    ${then}`;
  const script = buildSync({
    stdin: { contents, resolveDir: process.cwd(), loader: "ts" },
    bundle: true,
    platform: "node",
    format: "esm",
    write: false,
  }).outputFiles[0]?.text;
  const folder = newFolder({ "program.mjs": script ?? "" });
  const child = spawn(process.execPath, [join(folder, "program.mjs")], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const started = new Promise<number>((resolve) => {
    child.stdout.once("data", (text: Uint8Array) => {
      resolve(Number(String(text)));
    });
  });
  return { child, started };
}

/** False for a process that has ended, also if no other process has asked for its result yet. */
function isRunning(id: number): boolean {
  const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", String(id)], { encoding: "utf8" });
  return stdout !== "" && !stdout.startsWith("Z");
}

test.each([
  { end: "SIGINT", then: "setInterval(() => {}, 1000);" },
  { end: "SIGTERM", then: "setInterval(() => {}, 1000);" },
  { end: undefined, then: 'setTimeout(() => { throw new Error("x"); }, 200);' },
] as const)("what a process has started ends with it: $end", async ({ end, then }) => {
  const { child, started } = start(then);
  const id = await started;
  expect(isRunning(id)).toBe(true);
  const ended = new Promise((resolve) => child.once("close", resolve));
  if (end) child.kill(end);
  await ended;
  for (let tries = 0; tries < 50 && isRunning(id); tries += 1) await pause(20);
  expect(isRunning(id)).toBe(false);
});
