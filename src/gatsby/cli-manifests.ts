import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { z } from "zod";
import type { CliCommand } from "../docs/cli/cli-command";
import { readManifest } from "../docs/cli/read-manifest";
import { CLI_COMMANDS_FILE } from "../docs/markdown/component-cli";
import { type Fault, faultAt } from "../faults/fault";
import { checkSchema, parseYaml } from "../faults/yaml";

/** The packages whose manifests make up the reference, each at an exact version with its digest. */
export const CLI_PACKAGES_FILE = "content/cli-packages.yaml";

const TOOL = "celocli";

const packagesSchema = z.array(
  z.strictObject({
    package: z.string().min(1),
    version: z.string().min(1),
    /** As `npm view <package>@<version> dist.integrity` prints it. */
    integrity: z.string().regex(/^sha512-/, "Write sha512- and the digest, as npm view prints it."),
  }),
);

type PinnedPackage = z.output<typeof packagesSchema>[number];

/**
 * Writes the commands of the pinned packages to `CLI_COMMANDS_FILE`, from manifests that are fetched once, held against their
 * digest and kept in `node_modules/.cache/cli`. A site without a list of packages has no reference, and nothing is done.
 */
export function writeCliCommands(root: string): readonly Fault[] {
  const listPath = join(root, CLI_PACKAGES_FILE);
  if (!existsSync(listPath)) return [];
  const yaml = parseYaml(readFileSync(listPath, "utf8"), { file: CLI_PACKAGES_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return yaml;
  const { value: packages, faults: schemaFaults } = checkSchema(yaml, packagesSchema, {
    area: "cli",
  });
  if (!packages) return schemaFaults;
  const faults: Fault[] = [];
  const commands: CliCommand[] = [];
  for (const [index, one] of packages.entries()) {
    try {
      const manifest = readKept(root, one);
      commands.push(
        ...readManifest(manifest, { tool: TOOL, from: `${one.package} ${one.version}` }),
      );
    } catch (error) {
      faults.push(
        faultAt(yaml.placeOf([index]), {
          rule: "cli/manifest",
          problem: `The manifest of ${one.package} ${one.version} could not be had: ${firstLine(error)}`,
          mend: "Connect to the npm registry and build again; once fetched it stays in node_modules/.cache/cli.",
        }),
      );
    }
  }
  const text = JSON.stringify(commands);
  const file = join(root, CLI_COMMANDS_FILE);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return faults;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return faults;
}

const firstLine = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split("\n")[0] ?? "";

function readKept(root: string, one: PinnedPackage): unknown {
  const name = `${one.package.replaceAll("/", "+")}-${one.version}.json`;
  const file = join(root, dirname(CLI_COMMANDS_FILE), name);
  if (!existsSync(file)) {
    const manifest = fetchManifest(one);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, manifest);
  }
  return JSON.parse(readFileSync(file, "utf8")) as unknown;
}

/** Fetches a package as npm does (registry, proxy and credentials from its configuration), and takes its manifest out. */
function fetchManifest({ package: name, version, integrity }: PinnedPackage): string {
  const folder = mkdtempSync(join(tmpdir(), "cli-manifest-"));
  try {
    const printed = execFileSync(
      "npm",
      ["pack", `${name}@${version}`, "--json", "--pack-destination", folder, "--ignore-scripts"],
      { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
    );
    const [packed] = JSON.parse(printed) as { filename: string }[];
    const tarball = join(folder, packed?.filename.replace(/^@/, "").replaceAll("/", "-") ?? "");
    const digest = `sha512-${createHash("sha512").update(readFileSync(tarball)).digest("base64")}`;
    if (digest !== integrity)
      throw new Error(`its digest is ${digest}, the list says ${integrity}.`);
    return execFileSync("tar", ["-xzOf", tarball, "package/oclif.manifest.json"], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
