import { checkPhrases } from "../../../src/docs/prose/check-phrases";
import { readProse } from "../../../src/docs/prose/read-prose";
import { formatFaults } from "../../../src/faults/format-faults";

const FILE = "content/docs/a.md";

const rules = (text: string): string[] =>
  checkPhrases(readProse(FILE, text)).map(({ rule }) => rule);

test.each([
  "We couldn't reach the explorer from our machine.",
  "The newest version in our registry is 2.",
  "The script was type-checked with viem.",
  "It was the newest release when this page was checked.",
  "Whether it runs couldn't be confirmed.",
  "Commands were compared with the manifest of 5.0.0.",
  "We ran it on a local chain.",
])('"%s" is an internal note', (text) => {
  expect(new Set(rules(text))).toEqual(new Set(["prose/workshop-note"]));
});

test.each([
  "A module says what shall exist.",
  "The record lies in a folder.",
  "It sends a million million times too much.",
  "The last line needs a word.",
  "MetaMask drops the field without a word.",
  "How it works is told in another page.",
  "Write the script anew.",
  "No one knows how the rule came about.",
  "A company stands behind the token.",
  "The price rests on three reports.",
  "The settings stand in one file.",
  "It stands on wagmi 2.",
  "A contract that stands in for a token.",
  "This address is no contract.",
  "The two are no copies of each other.",
  "The one of the proxy is another variable.",
  "The floor is that of July.",
  "The price differs from that of an exchange.",
  "The protocol pays nothing at present.",
  "Read the present value.",
  "The service doesn't run any more.",
  "The address can't be changed any more, so check it.",
  "Write a string in the place of a number.",
  "This method takes the place of the old one.",
  "A node of today returns it.",
  "The key has no use on the L2.",
  "A plain token knows no such function.",
  "## What can go wrong",
  "## If the deployment fails",
  "## Build and sync errors",
  "The epoch has not ended.",
  "It cannot read them, nor can a contract.",
  "Anybody may call it.",
  "Chain id 42220 is Celo.",
  "About ten percent are paid.",
  "A fee of 10 % is paid.",
  "Check the address afterwards.",
  "Celo is a layer 2. A layer 2 is cheap.",
  "Celo is an L2, and the Layer 2 is cheap.",
  "It was a layer 1, and the layer 1 ended.",
  "| a | b |\n| --- | --- |\n| c | The same, with d |",
  "| If you | Change |\n| --- | --- |\n| write contracts | None |",
])('"%s" is an odd phrase', (text) => {
  expect(rules(text)).toEqual(["prose/phrase"]);
});

test.each([
  "The balance couldn't be read.",
  "Check the amount before you rely on it.",
  "Your machine isn't listed in our ecosystem.",
  "He lies, and families lie to each other.",
  "A marshal checked it.",
  "There is no fee, and the fee is no longer a secret.",
  "A transfer is no more expensive than before. Is it expensive? The answer is no.",
  "Any more tokens are refused.",
  "It happened as of today, and at the present time.",
  "The present and the queued value.",
  "They understand what can go wrong.",
  "Set `stands in`, the name of a flag.",
  "Chain ID 42220 answers `cannot estimate gas`. Someone paid 10% of it afterward.",
  "Celo is a layer 2. The L2 is cheap. It was a layer 1.",
  "## Errors\n\nSee errors below.",
  "| a | b |\n| --- | --- |\n| The same token | Nothing arrives |",
])('"%s" is fine', (text) => {
  expect(rules(text)).toEqual([]);
});

test("the report has the position, the phrase as written and the better wording", () => {
  const text = "Fine.\n\n- Here it Stands in the file, at present.\n";
  expect(formatFaults(checkPhrases(readProse(FILE, text)))).toMatchInlineSnapshot(`
    "content/docs/a.md:3:11 The docs don't use the phrase "Stands in".
        Things don't stand: write "is in", "is on", or "replaces" for "stands in for". [prose/phrase]
    content/docs/a.md:3:31 The docs don't use the phrase "at present".
        Write "currently", "now" or "today". [prose/phrase]
    2 faults in 1 file"
  `);
});
