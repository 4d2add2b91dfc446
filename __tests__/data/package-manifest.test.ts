import {
  PACKAGES_FILE,
  checkManifests,
  parseManifest,
  readVersions,
} from "../../src/data/package-manifest";
import { formatFaults } from "../../src/faults/format-faults";

const FILE = "content/packages/old/package.json";

test("a manifest has versions by name, except for those that it overrides", () => {
  const text = JSON.stringify({
    name: "packages",
    dependencies: {
      viem: "2.57.1",
      "solc-0.8.19": "npm:solc@0.8.19",
      abi: "npm:@celo/abis@14.0.1",
    },
    overrides: { viem: "9.9.9" },
    pages: ["content/docs/old/"],
  });
  expect(parseManifest(FILE, text)).toEqual({
    manifest: {
      versions: new Map([
        ["viem", "2.57.1"],
        ["solc-0.8.19", "0.8.19"],
        ["abi", "14.0.1"],
      ]),
      pages: ["content/docs/old/"],
    },
    faults: [],
  });
});

test.each([
  { why: "an empty file", text: "", fault: `${FILE}:1:1 This file isn't valid JSON.` },
  { why: "a list", text: "[]", fault: `${FILE}:1:1 The data has the wrong structure.` },
  {
    why: "YAML",
    text: "dependencies:\n  viem: 2.57.1\n",
    fault: `${FILE}:1:1 This file isn't valid JSON.`,
  },
  {
    why: "a missing bracket",
    text: '{\n  "dependencies": {',
    fault: "This file isn't valid JSON.",
  },
  {
    why: "a version that isn't a string",
    text: '{ "dependencies": { "viem": null } }',
    fault: `${FILE}:1:21 "dependencies.viem" has no value.`,
  },
  {
    why: "pages that aren't a list",
    text: '{ "dependencies": {}, "pages": "content/docs/old/" }',
    fault: `${FILE}:1:23 "pages" has an invalid value.`,
  },
  {
    why: "a version with an escape that changes the direction of text",
    text: '{ "dependencies": { "viem": "2.57.1\\u202e" } }',
    fault: `${FILE}:1:36 This text contains U+202E`,
  },
  {
    why: "a version with the escape of a control character",
    text: '{ "dependencies": { "viem": "2.57.1\\u0007" } }',
    fault: `${FILE}:1:29 This text contains U+0007`,
  },
])("$why is a fault with its position", ({ text, fault }) => {
  const { manifest, faults } = parseManifest(FILE, text);
  expect(manifest).toBeUndefined();
  expect(formatFaults(faults)).toContain(fault);
  expect(faults).toHaveLength(1);
});

test("versions come from the main manifest; without it there are none", () => {
  const files: Readonly<Record<string, string>> = {
    [PACKAGES_FILE]: '{ "dependencies": { "viem": "2.57.1" } }',
    [FILE]: '{ "dependencies": { "viem": "1.0.0" } }',
  };
  expect([...readVersions({ readText: (file) => files[file] })]).toEqual([["viem", "2.57.1"]]);
  expect([...readVersions({ readText: () => undefined })]).toEqual([]);
});

test("every manifest below the folder is checked, but no other file", () => {
  const files = [PACKAGES_FILE, "content/packages/package-lock.json", FILE];
  const faults = checkManifests({ listFiles: () => files, readText: () => "{" });
  expect(faults.map(({ file }) => file)).toEqual([PACKAGES_FILE, FILE]);
});
