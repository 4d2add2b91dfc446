import type { PlantedCase } from "../../../support/samples";
import { fence } from "./fence";

/** Faults in TypeScript, Solidity and command lines, one per case. */
export const CODE: readonly PlantedCase[] = [
  // TypeScript
  {
    name: "an export that viem doesn't have",
    body: fence("ts", 'import { ¦getContractFromCelo } from "viem";'),
    rule: "sample/typescript",
    says: "TS2305, checked with viem 2.",
  },
  {
    name: "a chain that viem has removed",
    body: fence("ts", 'import { ¦celoCannoli } from "viem/chains";'),
    rule: "sample/typescript",
  },
  {
    name: "an argument of the wrong type",
    body: fence("ts", 'import { parseEther } from "viem";', "parseEther(¦5);"),
    rule: "sample/typescript",
    says: "TS2345",
  },
  {
    name: "an address without 0x",
    body: fence(
      "ts",
      'import type { Address } from "viem";',
      'export const ¦to: Address = "765DE8";',
    ),
    rule: "sample/typescript",
  },
  {
    name: "a misspelled option",
    body: fence(
      "ts",
      'import { createPublicClient, http } from "viem";',
      "createPublicClient({ ¦chian: undefined, transport: http() });",
    ),
    rule: "sample/typescript",
  },
  {
    name: "an unclosed brace in TypeScript",
    body: fence("ts", "export function f() {", "  return 1;¦"),
    rule: "sample/typescript",
    says: "'}' expected",
  },
  {
    name: "a package that isn't installed",
    body: fence("ts", 'import { x } from ¦"@celo/no-such-package";', "x();"),
    rule: "sample/typescript",
  },
  {
    name: "a name that isn't declared",
    body: fence("ts", "console.log(¦kitt);"),
    rule: "sample/typescript",
  },
  {
    name: "a property that a component doesn't accept",
    body: fence("tsx", 'export const A = () => <a ¦hreff="/">x</a>;'),
    rule: "sample/typescript",
  },
  {
    name: "JavaScript that calls something that doesn't exist",
    body: fence("js", 'import { parseEther } from "viem";', "parseEther.¦nothing();"),
    rule: "sample/typescript",
  },
  {
    name: "an import of something that a block doesn't export",
    body: [
      fence('ts title="config.ts"', "export const chainName = 1;"),
      fence("ts", 'import { ¦rpc } from "./config";'),
    ].join("\n\n"),
    rule: "sample/typescript",
  },
  {
    name: "an import of a title that no block has",
    body: fence("ts", 'import { rpc } from ¦"./nowhere";'),
    rule: "sample/typescript",
  },
  {
    name: "an import of another page's file with the wrong name",
    body: fence("ts", 'import { ¦wrong } from "./lib";'),
    others: { start: fence('ts title="src/lib.ts"', "export const right = 1;") },
    rule: "sample/typescript",
  },
  {
    name: "a fault in the hidden lines of a fragment",
    body: fence("ts", "const a: number = 1;", "¦b();", "// ---cut---", "console.log(a);"),
    rule: "sample/typescript",
  },
  {
    name: "a fault below hidden lines",
    body: fence("ts", "const a: number = 1;", "// ---cut---", "a.¦trim();"),
    rule: "sample/typescript",
  },
  {
    name: "a fault in a block that continues another",
    body: [fence("ts", "const a = 1;"), fence("ts", "// @continues", "a.¦trim();")].join("\n\n"),
    rule: "sample/typescript",
  },
  {
    name: "a name from a block that isn't continued",
    body: [fence("ts", "const abc = 1;"), fence("ts", "console.log(¦abc);")].join("\n\n"),
    rule: "sample/typescript",
  },
  {
    name: "an announced error that doesn't occur",
    body: fence("ts", "¦// @errors: 2345", "const a: number = 1;"),
    rule: "sample/missing-error",
  },
  {
    name: "an error in addition to the announced one",
    body: fence("ts", "// @errors: 2322", 'const a: number = "1";', "¦b(a);"),
    rule: "sample/typescript",
  },
  {
    name: "a region of a file with a fault, reported in that file",
    body: fence('ts file="./code/a.ts" region="use"', ""),
    files: {
      "content/docs/case-19/code/a.ts":
        "// #region use\nconst a: number = 'x';\n// #endregion use\n",
    },
  },
  // Solidity
  {
    name: "Solidity without a pragma",
    body: fence("solidity", "¦contract A {}"),
    rule: "sample/pragma",
  },
  {
    name: "a pragma that no compiler matches",
    body: fence("solidity", "¦pragma solidity ^0.4.24;", "contract A {}"),
    rule: "sample/pragma",
  },
  {
    name: "an unclosed brace in Solidity",
    body: fence("solidity", "pragma solidity ^0.8.24;", "contract A {", "  uint256 a;¦"),
    rule: "sample/solidity",
  },
  {
    name: "an unknown name in Solidity",
    body: fence("solidity", "pragma solidity ^0.8.24;", "contract A {", "  uint256 a = ¦b;", "}"),
    rule: "sample/solidity",
    says: "solc 0.8.2",
  },
  {
    name: "a Solidity import that no package contains",
    body: fence(
      "solidity",
      "pragma solidity ^0.8.24;",
      '¦import "@openzeppelin/contracts/token/ERC20/Nothing.sol";',
    ),
    rule: "sample/solidity",
  },
  {
    name: "an announced Solidity error that doesn't occur",
    body: fence("solidity", "¦// @errors: 7576", "pragma solidity ^0.8.24;", "contract A {}"),
    rule: "sample/missing-error",
  },
  // Shell
  {
    name: "an unknown command",
    body: fence("bash", "celocli ¦acount:new"),
    rule: "sample/unknown-command",
  },
  {
    name: "a flag that celocli doesn't have",
    body: fence("bash", "celocli account:balance $A ¦--erc20 $B"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a flag of a newer command",
    body: fence("bash", "celocli lockedcelo:lock --from $A ¦--amount 5"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a flag on a continued line",
    body: fence("bash", "celocli account:register \\", "  --from $A \\", "  ¦--nam x"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a flag that cast doesn't have",
    body: fence("bash", "cast block-number ¦--rpc $RPC"),
    rule: "sample/unknown-flag",
  },
  {
    name: "a command that forge doesn't have",
    body: fence("bash", "forge ¦biuld"),
    rule: "sample/unknown-command",
  },
  {
    name: "a flag that docker compose doesn't have",
    body: fence("bash", "docker compose up ¦--detatch"),
    rule: "sample/unknown-flag",
  },
  {
    name: "an unknown package",
    body: fence("bash", "npm install ¦viemm"),
    rule: "sample/unknown-package",
    says: "Did you mean viem",
  },
  {
    name: "a version that isn't the checked one",
    body: fence("bash", "npm install ¦viem@1.0.0"),
    rule: "sample/package-version",
  },
  {
    name: "an unknown program for npx",
    body: fence("bash", "npx ¦celoclli --help"),
    rule: "sample/unknown-package",
  },
  {
    name: "an unknown package for yarn",
    body: fence("bash", "yarn add ¦@celo/contractkitt"),
    rule: "sample/unknown-package",
  },
  { name: "an unclosed quote", body: fence("bash", 'echo ¦"hello'), rule: "sample/shell" },
];
