import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { checkSchema } from "../../faults/check-schema";
import { firstLineOf } from "../../faults/error-text";
import { type Fault, faultAt } from "../../faults/fault";
import { parseYaml } from "../../faults/yaml";
import { type CliManifest, nameRelease } from "../../model/cli/cli-command";
import { readManifest } from "../../model/cli/read-manifest";
import { writeOutput } from "../store/output-files";
import { CLI_COMMANDS_NAME, cliCacheOf, readCliCommands } from "./cli-commands";
import { openContent } from "./content-files";

/** The packages whose manifests make up the command reference, each with an exact version and its digest. */
export const CLI_PACKAGES_FILE = "content/cli-packages.yaml";

const TOOL = "celocli";

export const packagesSchema = z.array(
  z.strictObject({
    // npm would also accept a path, an address or a flag here.
    package: z
      .string()
      .regex(
        /^(?:@[a-z\d][\w.-]*\/)?[a-z\d][\w.-]*$/,
        "Write a package's name: name or @scope/name.",
      ),
    version: z.string().regex(/^\d+\.\d+\.\d[\w.+-]*$/, "Write an exact version: 1.2.3."),
    /** As `npm view <package>@<version> dist.integrity` prints it. */
    integrity: z
      .string()
      .regex(/^sha512-[A-Za-z\d+/]+=*$/, "Write sha512- and the digest, as npm view prints it."),
  }),
);

type PinnedPackage = z.output<typeof packagesSchema>[number];

/**
 * Writes the manifests of the pinned packages (`CliManifest[]`) to `CLI_COMMANDS_NAME`. Packages are fetched once and
 * kept in `node_modules/.cache/cli`; their digests are compared every time. Does nothing for a site without a list of
 * packages.
 */
export function writeCliCommands(root: string): readonly Fault[] {
  const list = openContent(root).readText(CLI_PACKAGES_FILE);
  if (list === undefined) return [];
  const yaml = parseYaml(list, { file: CLI_PACKAGES_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return yaml;
  const { value: packages, faults: schemaFaults } = checkSchema(yaml, packagesSchema, {
    area: "cli",
  });
  if (!packages) return schemaFaults;
  const faults: Fault[] = [];
  const read: CliManifest[] = [];
  for (const [index, one] of packages.entries()) {
    try {
      const { package: name, version } = one;
      read.push({
        package: name,
        version,
        commands: readManifest(readKept(root, one), { tool: TOOL, from: nameRelease(one) }),
      });
    } catch (error) {
      faults.push(
        faultAt(yaml.positionOf([index]), {
          rule: "cli/manifest",
          problem: `The manifest of ${one.package} ${one.version} could not be read: ${firstLineOf(error)}`,
          fix: "Connect to the npm registry and build again; once fetched it stays in node_modules/.cache/cli.",
        }),
      );
    }
  }
  const text = JSON.stringify(read);
  if (readCliCommands(root) !== text) writeOutput(cliCacheOf(root), CLI_COMMANDS_NAME, text);
  return faults;
}

/** The packages we pin unpack to 1.3 MB at most. */
const MAX_UNPACKED_BYTES = 16 * 1024 * 1024;

/** Manifests by the digest of their package. A build asks for each twice, a development server often. */
const manifests = new Map<string, unknown>();

function readKept(root: string, one: PinnedPackage): unknown {
  const known = manifests.get(one.integrity);
  if (known !== undefined) return known;
  const name = `${one.package.replaceAll("/", "+")}-${one.version}.tgz`;
  let tarball = readWhole(join(cliCacheOf(root), name), one.integrity);
  if (!tarball) {
    tarball = fetchPackage(one);
    writeOutput(cliCacheOf(root), name, tarball);
  }
  const manifest = JSON.parse(
    readEntry(
      gunzipSync(tarball, { maxOutputLength: MAX_UNPACKED_BYTES }),
      "package/oclif.manifest.json",
    ),
  ) as unknown;
  manifests.set(one.integrity, manifest);
  return manifest;
}

/** A kept package; undefined when the file is missing, incomplete or another package. */
function readWhole(file: string, integrity: string): Buffer | undefined {
  if (!existsSync(file)) return undefined;
  const tarball = readFileSync(file);
  return digestOfPackage(tarball) === integrity ? tarball : undefined;
}

const digestOfPackage = (tarball: Uint8Array): string =>
  `sha512-${createHash("sha512").update(tarball).digest("base64")}`;

/** Fetches a package with npm, so that its registry, proxy and credentials apply. */
function fetchPackage({ package: name, version, integrity }: PinnedPackage): Buffer {
  const folder = mkdtempSync(join(tmpdir(), "cli-manifest-"));
  try {
    const printed = execFileSync(
      "npm",
      ["pack", `${name}@${version}`, "--json", "--pack-destination", folder, "--ignore-scripts"],
      { encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] },
    );
    const [{ filename }] = JSON.parse(printed) as [{ filename: string }];
    const file = filename.replace(/^@/, "").replaceAll("/", "-");
    const tarball = readFileSync(join(folder, file));
    const digest = digestOfPackage(tarball);
    if (digest !== integrity)
      throw new Error(`its digest is ${digest}, the list says ${integrity}.`);
    return tarball;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const BLOCK = 512;

/**
 * Text of a file in a tar archive (POSIX ustar: a header block with name and size in octal, then the file in blocks).
 */
function readEntry(archive: Buffer, name: string): string {
  const fieldAt = (at: number, length: number): string =>
    archive.toString("latin1", at, at + length).replace(/\0[^]*/, "");
  for (let at = 0; at + BLOCK <= archive.length;) {
    const size = parseInt(fieldAt(at + 124, 12), 8) || 0;
    const start = at + BLOCK;
    if (fieldAt(at, 100) === name) return archive.toString("utf8", start, start + size);
    at = start + Math.ceil(size / BLOCK) * BLOCK;
  }
  throw new Error(`it does not contain ${name}.`);
}
