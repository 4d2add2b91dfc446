import { join } from "node:path";
import { confineTo } from "../../src/samples/checks/typescript/confined-system";
import { temporaryFolders } from "../support/folder";

const newFolder = temporaryFolders();

test("a sample sees the packages' folder, but no file outside it", () => {
  const root = newFolder({
    "packages/node_modules/a/index.d.ts": "export {};",
    "packages-secret/key.json": "{}",
    "secret.json": "{}",
  });
  const folder = join(root, "packages");
  const disk = confineTo([folder]);
  const inside = join(folder, "node_modules/a/index.d.ts");
  expect(disk.fileExists(inside)).toBe(true);
  expect(disk.readFile(inside)).toBe("export {};");
  expect(disk.getDirectories(folder)).toEqual(["node_modules"]);
  for (const outside of [
    join(root, "secret.json"),
    `${folder}/../secret.json`,
    join(root, "packages-secret/key.json"),
    "/etc/passwd",
  ]) {
    expect([outside, disk.fileExists(outside), disk.readFile(outside)]).toEqual([
      outside,
      false,
      undefined,
    ]);
  }
  expect(disk.directoryExists(root)).toBe(false);
  expect(disk.getDirectories(root)).toEqual([]);
});
