import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { temporaryFolders } from "./support/folder";
import { nightly } from "./support/nightly";

/** One entry of a package-lock.json, with only the fields that determine what npm fetches and runs. */
interface LockEntry {
  readonly integrity?: string;
  readonly resolved?: string;
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
    expect(lock.length).toBeGreaterThan(10);
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

describe("install scripts", () => {
  const newFolder = temporaryFolders();
  const script = (file: string): string =>
    `node -e "require('fs').writeFileSync(process.env.INIT_CWD + '/${file}', '')"`;

  /** Installs a package with an install script in a project that has one too. Returns what has run. */
  function install(npmrc: string): string[] {
    const folder = newFolder({
      "package/package.json": JSON.stringify({
        name: "strange",
        version: "1.0.0",
        scripts: { postinstall: script("package-ran") },
      }),
      "project/.npmrc": npmrc,
      "project/package.json": JSON.stringify({
        scripts: { postinstall: script("project-ran") },
        dependencies: { strange: "file:../strange.tgz" },
      }),
    });
    execFileSync("tar", ["-czf", "strange.tgz", "package"], { cwd: folder });
    const project = join(folder, "project");
    // An npm script passes this project's settings on to every npm below it.
    const env = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_config_/i.test(name)),
    );
    execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund"], {
      ...{ cwd: project, env },
      stdio: "ignore",
    });
    expect(existsSync(join(project, "node_modules/strange"))).toBe(true);
    return readdirSync(project).filter((file) => file.endsWith("-ran"));
  }

  test("the npm in use runs none with our settings", () => {
    expect(install(readFileSync(".npmrc", "utf8"))).toEqual([]);
  });

  nightly("without our settings, it runs some, so the test above can fail", () => {
    expect(install("")).toContain("project-ran");
  });

  test("no script relies on npm running another one before or after it", () => {
    const { scripts } = readJson("package.json") as { scripts: Readonly<Record<string, string>> };
    const hooks = Object.keys(scripts).filter((name) => {
      const [, main = ""] = /^(?:pre|post)(.+)$/.exec(name) ?? [];
      return main in scripts || /^(?:install|publish|prepare|pack)/.test(main);
    });
    expect(hooks).toEqual([]);
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
