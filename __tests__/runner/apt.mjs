import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/** Where Debian asks whether a service that was just installed may start. */
const POLICY = "/usr/sbin/policy-rc.d";

/** Without a network it is over soon. */
const PATIENCE = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];

/** Whether this is a Debian on which packages may be installed. */
export const canInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs Debian's packages and starts none of them.
 *
 * @param {readonly string[]} packages
 */
export function install(packages) {
  /** @type {import("node:child_process").ExecFileSyncOptions} */
  const options = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  const isOurs = !existsSync(POLICY);
  if (isOurs) writeFileSync(POLICY, "#!/bin/sh\nexit 101\n", { mode: 0o755 });
  try {
    execFileSync("apt-get", [...PATIENCE, "update", "-qq"], options);
    execFileSync("apt-get", [...PATIENCE, "install", "-y", "-qq", ...packages], options);
  } finally {
    if (isOurs) rmSync(POLICY);
  }
}
