import { createRequire } from "node:module";
import { checkSchemas } from "../../../../src/samples/checks/data/check-schemas";
import { checkManifests } from "../../../../src/samples/checks/shell/check-manifest";
import { temporaryFolders } from "../../../support/folder";
import { pageOf, sampleOf } from "../../../support/pinned-site";

const newFolder = temporaryFolders();
const ABI = {
  abi: [
    { type: "event", name: "paid", inputs: [] },
    {
      type: "function",
      name: "pay",
      inputs: ["address", "uint256", "int8", "bool", "bytes", "string", "uint8[]"].map((type) => ({
        type,
      })),
    },
    { type: "function", name: "stop", inputs: [] },
  ],
};

function check(code: string, language: string, title?: string): string[] {
  const folder = newFolder({ "node_modules/@celo/abis/Bank.json": JSON.stringify(ABI) });
  const packages = {
    folder,
    digest: "",
    versions: new Map([["@celo/abis", "1.0.0"]]),
    require: createRequire(`${folder}/x.js`),
  };
  const sample = sampleOf(code, { language, ...(title !== undefined && { title }) });
  return checkSchemas([pageOf("content/docs/a.md", sample)], packages, () => true).map(
    ({ line, column, rule, problem }) => `${line}:${column} ${rule} ${problem}`,
  );
}

test("data in an unknown format isn't checked", () => {
  expect(check('{ "a": 1 }', "json")).toEqual([]);
  expect(check("{ broken", "json", "package.json")).toEqual([]);
});

test("a wrong key is reported at its position, with the schema", () => {
  expect(check('{\n  "jsonrpc": "2.0",\n  "id": 1,\n  "method": 5\n}', "json")).toEqual([
    expect.stringMatching(/^8:3 data\/.*\(JSON-RPC 2\.0\)\.$/),
  ]);
});

test("TypeScript's options are known", () => {
  expect(check('{ "compilerOptions": { "strict": true } }', "json", "tsconfig.json")).toEqual([]);
  expect(check('{\n  "compilerOptions": { "strikt": true }\n}', "json", "tsconfig.json")).toEqual([
    expect.stringMatching(/^6:\d+ data\/tsconfig Unknown compiler option 'strikt'/),
  ]);
});

test("a key of TOML is reported at its line", () => {
  const [fault = ""] = check("[profile.default]\nsrc = 5\n", "toml", "foundry.toml");
  expect(fault).toMatch(/^6:1 data\/.*\(Foundry's settings\)\.$/);
});

test("a key of TOML may contain characters that mean something in a pattern", () => {
  const [fault = ""] = check('[profile.default]\n"src(" = "x"\n', "toml", "foundry.toml");
  expect(fault).toMatch(/^6:2 data\/unknown-key Unknown key "src\("/);
});

describe("a governance proposal", () => {
  const propose = (call: object): string[] =>
    check(
      JSON.stringify([{ contract: "Bank", function: "stop", args: [], value: "0", ...call }]),
      "json",
    );
  const pay = (...args: readonly unknown[]): string[] =>
    propose({ function: "pay", args }).map((fault) => fault.replace(/^\S+ /, ""));
  const ADDRESS = `0x${"a".repeat(40)}`;
  const GOOD = [ADDRESS, "5", "-5", "true", "0xab", "x", ["1"]];

  test("may call the contract's functions", () => {
    expect(propose({})).toEqual([]);
    expect(pay(...GOOD)).toEqual([]);
    expect(pay("<your address>", 5, 5, false, "0x", "", [])).toEqual([]);
  });

  test.each([
    { at: 0, value: "0x1" },
    { at: 1, value: "-1" },
    { at: 1, value: "1.5" },
    { at: 2, value: "--1" },
    { at: 3, value: "yes" },
    { at: 4, value: "0xabc" },
    { at: 5, value: 5 },
    { at: 6, value: "1" },
    { at: 0, value: "<>" },
  ])("argument $at may not be $value", ({ at, value }) => {
    expect(pay(...GOOD.with(at, value as string))).toEqual([
      expect.stringMatching(/^data\/arguments Bank\.pay\(.*\) expects a value of type /),
    ]);
  });

  test("a missing function or contract is reported, and a wrong number of arguments", () => {
    expect(propose({ function: "paid" })[0]).toContain(
      "data/unknown-function Bank has no function",
    );
    expect(propose({ contract: "Bonk" })[0]).toContain("data/unknown-contract");
    expect(propose({ contract: "Bonk", address: ADDRESS })).toEqual([]);
    expect(propose({ args: [1] })[0]).toContain(
      "The number of arguments (1) doesn't match Bank.stop()",
    );
  });

  test("its value is a whole number in quotes", () => {
    expect(propose({ value: "1.5" })).toHaveLength(1);
    expect(propose({ value: 1 })).toHaveLength(1);
  });
});

test("a package.json may list packages that pages use, in the versions they are checked with", () => {
  const code =
    '{\n  "name": "viem",\n  "dependencies": {\n    "viem": "^1.0.0",\n    "veim": "2.0.0"\n  },\n  "devDependencies": { "x": 1,\n    "@celo/abis": "~1.0.0"\n  },\n  "scripts": {\n    "none": "5"\n  }\n}';
  const packages = new Map([
    ["viem", "2.57.1"],
    ["@celo/abis", "1.0.0"],
  ]);
  const find = (title: string, isStale = true): string[] =>
    checkManifests(
      [pageOf("content/docs/a.md", sampleOf(code, { language: "json", title }))],
      () => packages,
      () => isStale,
    ).map(({ line, column, rule }) => `${line}:${column} ${rule}`);
  const expected = ["8:5 sample/package-version", "9:5 sample/unknown-package"];
  expect(find("package.json")).toEqual(expected);
  expect(find("app/package.json")).toEqual(expected);
  expect(find("my-package.json")).toEqual([]);
  expect(find("package.json", false)).toEqual([]);
});
