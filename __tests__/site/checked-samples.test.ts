import {
  type ShownCheck,
  checkLabel,
  checkSentence,
  checkedVersions,
  reportOf,
} from "../../src/site/checked-samples";

const on = "2026-11-21";

test.each<ShownCheck & { label: string; sentence: string }>([
  {
    proof: "types",
    by: "TypeScript 5.9.3",
    against: ["viem 2.57.1", "wagmi 3.7.7"],
    on,
    label: "Type-checked with viem 2.57.1 and wagmi 3.7.7",
    sentence: "Type-checked with viem 2.57.1 and wagmi 3.7.7 by TypeScript 5.9.3 on 2026-11-21.",
  },
  {
    proof: "types",
    by: "TypeScript 5.9.3",
    against: [],
    on,
    label: "Type-checked with TypeScript 5.9.3",
    sentence: "Type-checked with TypeScript 5.9.3 on 2026-11-21.",
  },
  {
    proof: "compiled",
    by: "solc 0.8.28",
    against: ["@openzeppelin/contracts 5.7.0"],
    on,
    label: "Compiled with solc 0.8.28 and @openzeppelin/contracts 5.7.0",
    sentence: "Compiled with solc 0.8.28 and @openzeppelin/contracts 5.7.0 on 2026-11-21.",
  },
  {
    proof: "commands",
    by: "shell commands",
    against: ["@celo/celocli 5.0.0"],
    on,
    label: "Checked against @celo/celocli 5.0.0",
    sentence: "Commands, flags and packages checked against @celo/celocli 5.0.0 on 2026-11-21.",
  },
  {
    proof: "schema",
    by: "JSON",
    against: ["JSON-RPC 2.0"],
    on,
    label: "Checked against JSON-RPC 2.0",
    sentence: "Checked against JSON-RPC 2.0 on 2026-11-21.",
  },
  {
    proof: "types",
    by: "TypeScript 5.9.3",
    against: ["viem 2.57.1"],
    on,
    ran: { on: "2026-11-28", chain: true },
    label: "Ran with viem 2.57.1",
    sentence: "Ran on 28 November 2026 with viem 2.57.1 on a local Celo chain.",
  },
  {
    proof: "types",
    by: "TypeScript 5.9.3",
    against: [],
    on,
    ran: { on: "2026-11-28" },
    label: "Ran",
    sentence: "Ran on 28 November 2026.",
  },
])("$label", ({ label, sentence, ...check }) => {
  expect(checkLabel(check)).toBe(label);
  expect(checkSentence(check)).toBe(sentence);
});

test.each<[ShownCheck["proof"], string[]]>([
  ["types", ["viem 2.57.1", "TypeScript 5.9.3"]],
  ["commands", ["viem 2.57.1"]],
])("a report about a block whose check is %s lists %j", (proof, versions) => {
  const check: ShownCheck = { proof, by: "TypeScript 5.9.3", against: ["viem 2.57.1"], on };
  expect(checkedVersions(check)).toEqual(versions);
});

test("a report is an issue with the page and the versions", () => {
  expect(reportOf("/build/größe", ["viem 2.57.1", "@celo/abis 1.0.0"])).toEqual({
    href: "https://github.com/celo-org/docs/issues/new?title=/build/gr%C3%B6%C3%9Fe:+Code&body=viem+2.57.1,+%40celo/abis+1.0.0",
    words: "Report that this code doesn't work",
  });
});
