import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT, WORK, writeFiles } from "../folders.mjs";

/**
 * Installs packages in a separate folder, unless the same versions are already installed.
 *
 * @param {string} folder
 * @param {object} packageJson With exact versions, so that every run compares the same code.
 */
export function installPackages(folder, packageJson) {
  const text = `${JSON.stringify({ private: true, version: "0.0.0", ...packageJson }, null, 2)}\n`;
  const file = join(folder, "package.json");
  const isInstalled = existsSync(join(folder, "node_modules", ".package-lock.json"));
  if (isInstalled && readFileSync(file, "utf8") === text) return;
  process.stderr.write(`Installing packages into ${folder}\n`);
  writeFiles(folder, { "package.json": text });
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", 2, 2],
  });
}

/**
 * Links each of the repository's packages instead of its whole node_modules folder, so that the project has its own
 * node_modules/.cache.
 *
 * @param {string} folder
 */
export function linkRootPackages(folder) {
  const packages = join(folder, "node_modules");
  mkdirSync(packages, { recursive: true });
  for (const name of readdirSync(packages).filter((name) => name !== ".cache"))
    rmSync(join(packages, name));
  for (const name of readdirSync(join(ROOT, "node_modules")).filter((name) => name !== ".cache"))
    symlinkSync(join(ROOT, "node_modules", name), join(packages, name));
}

/** @param {string} name @returns {string} The folder of one generator's project. */
export const peerFolder = (name) => join(WORK, name);

/** Icon for a peer's site. Without it, browsers would request an icon that doesn't exist. */
export const FAVICON =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>\n';
