import {
  type ShellKnowledge,
  checkShell,
  findCommand,
} from "../../../../src/samples/checks/shell/check-shell";
import type { CommandSpec } from "../../../../src/samples/checks/shell/command-specs";
import { createShellParser } from "../../../../src/samples/checks/shell/parse-shell";
import { pageOf, sampleOf } from "../../../support/pinned-site";

const CAST: CommandSpec = {
  tool: "cast",
  from: "cast 1.0",
  commands: new Map([
    ["send", new Set(["--value"])],
    ["wallet new", new Set(["--password"])],
    ["wallet", new Set()],
    ["account:new", new Set(["--node"])],
  ]),
  flags: new Set(["--help", "-h"]),
};
const CURL: CommandSpec = {
  tool: "curl",
  from: "curl 8",
  commands: new Map([["", new Set(["-X"])]]),
  flags: new Set(),
};
const PACKAGES = new Map([
  ["viem", "2.57.1"],
  ["create-vite", "1.0.0"],
  ["@celo/create-app", "1.0.0"],
  ["cast", "1.0.0"],
]);

let knowledge: ShellKnowledge;
beforeAll(async () => {
  knowledge = {
    parse: await createShellParser(),
    specs: new Map([
      ["cast", CAST],
      ["curl", CURL],
    ]),
    packagesFor: () => PACKAGES,
  };
});

const shell = (code: string, more = {}) => sampleOf(code, { language: "bash", ...more });
const check = (code: string): string[] =>
  checkShell([pageOf("content/docs/a.md", shell(code))], knowledge, () => true).map(
    ({ line, column, rule }) => `${line}:${column} ${rule}`,
  );

describe("commands and flags of known tools", () => {
  test.each([
    { code: "cast send --value 1", found: [] },
    { code: "cast send --valeu 1", found: ["5:11 sample/unknown-flag"] },
    { code: "cast send --value=1 --help", found: [] },
    { code: "cast send --node x", found: ["5:11 sample/unknown-flag"] },
    { code: "cast send -- --anything", found: [] },
    { code: "cast sned -- --anything", found: ["5:6 sample/unknown-command"] },
    { code: "cast send --valeu 1 -- x", found: ["5:11 sample/unknown-flag"] },
    { code: "cast wallet new --password x", found: [] },
    { code: "cast wallet --password x", found: ["5:13 sample/unknown-flag"] },
    { code: "cast account new --node x", found: [] },
    { code: "cast sned", found: ["5:6 sample/unknown-command"] },
    { code: "cast $COMMAND --help", found: [] },
    { code: "cast $COMMAND --unknown", found: ["5:15 sample/unknown-flag"] },
    { code: "cast --help", found: [] },
    { code: "cast --hlep", found: ["5:6 sample/unknown-flag"] },
    { code: "sudo cast sned", found: ["5:11 sample/unknown-command"] },
    { code: "time cast sned", found: ["5:11 sample/unknown-command"] },
    { code: "exec cast sned", found: ["5:11 sample/unknown-command"] },
    { code: "curl -X POST https://x.example", found: [] },
    { code: "curl -Y", found: ["5:6 sample/unknown-flag"] },
    { code: "unknown --flag", found: [] },
    { code: "echo a\necho b | cast sned", found: ["6:15 sample/unknown-command"] },
  ])("$code", ({ code, found }) => {
    expect(check(code)).toEqual(found);
  });

  test("the longest known name is the command", () => {
    const words = (text: string) => text.split(" ").map((text) => ({ text, line: 0, column: 0 }));
    expect(findCommand(words("wallet new x"), CAST)).toBe("wallet new");
    expect(findCommand(words("wallet -h old"), CAST)).toBe("wallet");
    expect(findCommand(words("account new"), CAST)).toBe("account:new");
    expect(findCommand(words("x"), CURL)).toBe("");
    expect(findCommand(words("x"), CAST)).toBeUndefined();
  });
});

describe("packages that a page installs or runs", () => {
  test.each([
    { code: "npm install viem", found: [] },
    { code: "npm install --save-dev viem", found: [] },
    { code: "npm install veim", found: ["5:13 sample/unknown-package"] },
    { code: "npm install viem veim", found: ["5:18 sample/unknown-package"] },
    { code: "npm run veim", found: [] },
    { code: "npm install", found: [] },
    { code: "npm install ./local ../up /root ~/home $NAME", found: [] },
    { code: "npm install https://x.example/a.git a.tgz", found: [] },
    { code: "npm install ahttps://x", found: ["5:13 sample/unknown-package"] },
    { code: "yarn add veim", found: ["5:10 sample/unknown-package"] },
    { code: "pnpm dlx veim other", found: ["5:10 sample/unknown-package"] },
    { code: "npm exec viem other", found: [] },
    { code: "npm x viem other", found: [] },
    { code: "npm create vite", found: [] },
    { code: "npm init vite", found: [] },
    { code: "npm create nothing", found: ["5:12 sample/unknown-package"] },
    { code: "npm create @celo/app", found: [] },
    { code: "npm create", found: [] },
    { code: "npx viem", found: [] },
    { code: "npx --yes veim", found: ["5:11 sample/unknown-package"] },
    { code: "bunx veim", found: ["5:6 sample/unknown-package"] },
    { code: "npx $PROGRAM", found: [] },
    { code: "npx", found: [] },
    { code: "npx cast sned", found: ["5:10 sample/unknown-command"] },
    { code: "npx cast send --value 1", found: [] },
  ])("$code", ({ code, found }) => {
    expect(check(code)).toEqual(found);
  });
});

test("invalid shell syntax is reported at its position", () => {
  expect(check('echo a\necho "b')).toEqual([expect.stringMatching(/^6:\d+ sample\/shell$/)]);
});

describe("a block that continues another", () => {
  const checkBoth = (above: string, below: string): string[] => {
    const blocks = [shell(above), shell(below, { line: 20, continues: true })];
    return checkShell([pageOf("content/docs/a.md", ...blocks)], knowledge, () => true).map(
      ({ line, column, rule }) => `${line}:${column} ${rule}`,
    );
  };

  test("is parsed together with it, and each reports its own faults", () => {
    expect(checkBoth("cast sned", "echo\ncast dnes")).toEqual([
      "5:6 sample/unknown-command",
      "21:6 sample/unknown-command",
    ]);
  });

  test("doesn't repeat the syntax errors above", () => {
    expect(checkBoth("echo a )", "cast send")).toEqual([
      expect.stringMatching(/^5:\d+ sample\/shell$/),
    ]);
  });
});

test("only the requested blocks are checked", () => {
  const page = pageOf("content/docs/a.md", shell("cast sned"), sampleOf("cast sned"));
  expect(checkShell([page], knowledge, () => false)).toEqual([]);
  expect(checkShell([page], knowledge, () => true)).toHaveLength(1);
});
