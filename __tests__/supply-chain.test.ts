import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { nightly } from "./support/nightly";

/** One entry of a package-lock.json, with only the fields that determine what npm fetches and runs. */
interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Lists all packages in a lock file with the folders they are installed in, except for the project itself. */
function readLock(file: string): [folder: string, entry: LockEntry][] {
  const { packages } = readJson(file) as { packages: Readonly<Record<string, LockEntry>> };
  return Object.entries(packages).filter(([folder]) => folder !== "");
}

const nameOf = (folder: string): string => folder.slice(folder.lastIndexOf("node_modules/") + 13);

/** The site's own lock file, and the lock files of the packages that samples are checked against. */
const LOCKS = execFileSync("git", ["ls-files", "-z", "*package-lock.json"], { encoding: "utf8" })
  .split("\0")
  .filter((file) => file !== "" && existsSync(file));

test("the lock files are found", () => {
  expect(LOCKS).toContain("package-lock.json");
  expect(LOCKS).toContain("content/packages/package-lock.json");
});

describe.each(LOCKS)("%s", (file) => {
  const lock = readLock(file);

  test("every package has the SHA-512 of the reviewed version", () => {
    expect(lock.length).toBeGreaterThan(50);
    const open = lock.filter(([, { integrity = "" }]) => !/^sha512-[\w+/]{86}==$/.test(integrity));
    expect(open.map(([folder]) => folder)).toEqual([]);
  });

  test("all packages come from npm's registry", () => {
    const elsewhere = lock.filter(
      ([, { resolved = "https://registry.npmjs.org/" }]) =>
        !resolved.startsWith("https://registry.npmjs.org/"),
    );
    expect(elsewhere).toEqual([]);
  });

  test("binaries for other systems are locked as well as those for this one", () => {
    const locked = new Set(lock.map(([folder]) => nameOf(folder)));
    const missing = lock.flatMap(([folder, { optionalDependencies = {} }]) =>
      Object.keys(optionalDependencies)
        .filter((name) => !locked.has(name))
        .map((name) => `${folder} needs ${name}`),
    );
    expect(missing).toEqual([]);
  });
});

interface Manifest {
  readonly allowScripts: Readonly<Record<string, boolean>>;
  readonly scripts: Readonly<Record<string, string>>;
}

const manifest = readJson("package.json") as Manifest;

describe("install scripts", () => {
  test("each package that has one is listed, so npm ci has nothing to warn about", () => {
    const withScript = readLock("package-lock.json")
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([folder]) => nameOf(folder));
    expect(Object.keys(manifest.allowScripts).sort()).toEqual([...new Set(withScript)].sort());
  });

  test("none may run, since the site is built without any", () => {
    expect(Object.values(manifest.allowScripts).filter((mayRun) => mayRun)).toEqual([]);
  });

  test("the project itself has none that npm ci would run", () => {
    const hooks = ["preinstall", "install", "postinstall", "prepublish", "prepare"];
    expect(hooks.filter((hook) => hook in manifest.scripts)).toEqual([]);
  });
});

// Nightly, because it takes five seconds of CPU time and tests only npm itself. The tests above check npm's input.
nightly(
  "npm run sbom writes every locked package with its digest, as CycloneDX",
  () => {
    execFileSync("npm", ["run", "--silent", "sbom"], { stdio: ["ignore", "ignore", "pipe"] });
    const bill = readJson("sbom.cdx.json") as {
      bomFormat: string;
      components: { name: string; version: string; hashes?: { alg: string; content: string }[] }[];
    };
    expect(bill.bomFormat).toBe("CycloneDX");
    // Compares digests, because npm lists an aliased package sometimes by its alias and sometimes by its real name.
    const listed = bill.components.map(
      ({ name, version, hashes = [] }) =>
        hashes.find(({ alg }) => alg === "SHA-512")?.content ?? `${name}@${version} has no digest`,
    );
    const locked = readLock("package-lock.json").map(([, { integrity = "" }]) =>
      Buffer.from(integrity.replace(/^sha512-/, ""), "base64").toString("hex"),
    );
    expect(new Set(listed)).toEqual(new Set(locked));
  },
  120_000,
);
