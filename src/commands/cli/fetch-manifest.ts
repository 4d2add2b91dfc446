import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nameRelease } from "../../data/cli/cli-command";
import type { PinnedPackage, RecordedManifest } from "../../data/cli/cli-manifests";
import { readManifest } from "../../data/cli/read-manifest";

const TOOL = "celocli";
const MANIFEST = "package/oclif.manifest.json";

/** Maximum size of a manifest; those we read are smaller than 1 MB. */
const MAX_MANIFEST_BYTES = 16 * 1024 * 1024;

const quiet = ["ignore", "pipe", "pipe"] as const;

/**
 * Fetches a package with npm and reads the package's commands. npm uses the configured registry, proxy and
 * credentials.
 * @throws If npm fails, or if the package's digest isn't `pinned.integrity`.
 */
export function fetchManifest(pinned: PinnedPackage): RecordedManifest {
  const { package: name, version, integrity } = pinned;
  const folder = mkdtempSync(join(tmpdir(), "cli-manifest-"));
  try {
    const printed = execFileSync(
      "npm",
      ["pack", `${name}@${version}`, "--json", "--pack-destination", folder, "--ignore-scripts"],
      { encoding: "utf8", stdio: [...quiet] },
    );
    const [{ filename }] = JSON.parse(printed) as [{ filename: string }];
    const file = join(folder, filename.replace(/^@/, "").replaceAll("/", "-"));
    const digest = `sha512-${createHash("sha512").update(readFileSync(file)).digest("base64")}`;
    if (digest !== integrity)
      throw new Error(`${nameRelease(pinned)} has the digest ${digest}, not ${integrity}.`);
    const manifest = execFileSync("tar", ["-xzOf", file, MANIFEST], {
      encoding: "utf8",
      maxBuffer: MAX_MANIFEST_BYTES,
      stdio: [...quiet],
    });
    const commands = readManifest(JSON.parse(manifest), { tool: TOOL, from: nameRelease(pinned) });
    return { package: name, version, integrity, commands };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
