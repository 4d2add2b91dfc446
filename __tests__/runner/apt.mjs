import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";

/** A script that Debian runs to ask whether a newly installed service may start. */
const POLICY = "/usr/sbin/policy-rc.d";

/** Makes apt give up quickly if there is no network. */
const PATIENCE = ["-o", "Acquire::Retries=1", "-o", "Acquire::http::Timeout=20"];

/** True on a Debian system where this process may install packages. */
export const canInstall = () =>
  process.platform === "linux" && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * Installs Debian packages without starting their services.
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
