import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { findCacheFolder, openPackages } from "../../../src/samples/packages/packages";
import { temporaryFolders } from "../../support/folder";

const newFolder = temporaryFolders();
const DAY_SECONDS = 86_400;

/** Creates a site that pins no package, so that npm doesn't need the registry. */
const newSite = (name: string) => {
  const manifest = { name, version: "1.0.0", dependencies: {} };
  const lock = { ...manifest, lockfileVersion: 3, requires: true, packages: { "": manifest } };
  return newFolder({
    "content/packages/package.json": JSON.stringify(manifest),
    "content/packages/package-lock.json": JSON.stringify(lock),
  });
};

test.each([
  { environment: { XDG_CACHE_HOME: "/var/cache" }, folder: "/var/cache/celo-docs" },
  { environment: { LOCALAPPDATA: "/local" }, folder: "/local/celo-docs" },
  { environment: {}, folder: "/home/writer/.cache/celo-docs" },
  { environment: { XDG_CACHE_HOME: "" }, folder: "/home/writer/.cache/celo-docs" },
])("with $environment packages are in $folder", ({ environment, folder }) => {
  expect(findCacheFolder(environment, "/home/writer")).toBe(folder);
});

/** Installs the only set of a site. */
async function install(site: string, cache: string) {
  const sets = openPackages(site, cache);
  await sets.install([sets.main]);
  expect(sets.isInstalled(sets.main)).toBe(true);
  return sets.main;
}

test("a set is installed once, and removed after a month without use", async () => {
  const cache = newFolder();
  const old = await install(newSite("old"), cache);
  const site = newSite("new");
  const { main: same, isInstalled } = openPackages(site, cache);
  expect(isInstalled(same)).toBe(false);
  const main = await install(site, cache);
  expect(readdirSync(cache).sort()).toEqual([main.digest, old.digest].sort());

  writeFileSync(join(main.folder, "mark"), "");
  mkdirSync(join(cache, "broken-off"));
  const monthAgo = Date.now() / 1000 - 31 * DAY_SECONDS;
  for (const { folder } of [main, old]) utimesSync(join(folder, "installed"), monthAgo, monthAgo);
  await install(site, cache);
  expect(existsSync(join(main.folder, "mark"))).toBe(true);
  expect(readdirSync(cache)).toEqual([main.digest]);
});

test("a lock file that is a symlink out of content/ isn't read, and nothing is installed", () => {
  const site = newSite("linked");
  const lock = join(site, "content/packages/package-lock.json");
  renameSync(lock, join(site, "elsewhere.json"));
  symlinkSync(join(site, "elsewhere.json"), lock);
  const cache = newFolder();
  expect(() => openPackages(site, cache)).toThrow(
    "content/packages/package-lock.json is missing or can't be read.",
  );
  expect(readdirSync(cache)).toEqual([]);
});
