import { readFileSync } from "node:fs";
import type { AbiError } from "abitype";
import { parseAbiItem } from "viem";
import { formatAbiItem, toFunctionSelector } from "viem/utils";
import { toErrorsFile } from "../../../src/data/errors/errors-file";
import { ERRORS_FILE, readKnownErrors } from "../../../src/data/errors/known-errors";
import { formatFaults } from "../../../src/faults/format-faults";
import { contractItem } from "../../support/contracts";

const read = (text: string) =>
  readKnownErrors({ readText: (file) => (file === ERRORS_FILE ? text : undefined) });

const PANICS = `panics:
  source: https://docs.soliditylang.org
  codes:
    - { code: 0x11, cause: A number overflowed., fix: Check the amounts. }
`;
const entry = (signature: string): string => `  - signature: ${signature}
    by: Tokens
    cause: The sender is refused.
    fix: Ask the owner of it.
    source: https://example.org
`;
const file = (...signatures: string[]): string =>
  `errors:\n${signatures.map(entry).join("")}${PANICS}`;

test("an error has its name and the selector of its types, regardless of parameter names", () => {
  const { errors, panics, faults } = read(
    file("ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)"),
  );
  expect(faults).toEqual([]);
  expect(errors[0]).toMatchObject({ name: "ERC20InsufficientBalance", selector: "0xe450d38c" });
  expect(panics).toEqual([
    { code: "0x11", cause: "A number overflowed.", fix: "Check the amounts." },
  ]);
});

test.each([
  "Refused()",
  "ERC1155InsufficientBalance(address sender, uint balance, uint256 needed, uint256 tokenId)",
  "FailedOp((uint256 at, (bytes4 id, string text)[] calls)[2][] operations, address payable by)",
])("%s has the selector that viem computes", (signature) => {
  const { errors, faults } = read(file(signature));
  expect(faults).toEqual([]);
  const item = parseAbiItem([`error ${signature}`] as readonly string[]) as AbiError;
  expect(errors[0]?.selector).toBe(toFunctionSelector(formatAbiItem(item)));
});

test.each([
  [
    "a type that Solidity doesn't have",
    file("Refused(adress by)"),
    ":2:5",
    "can't be read as a Solidity error",
  ],
  [
    "two with one selector",
    file("Refused(address a)", "Refused(address b)"),
    ":7:5",
    "has the selector 0x",
  ],
  ["no parentheses", file("Refused"), ":2:5", "Write the error's name and parameters"],
  [
    "an unknown key",
    file("Refused()").replace("    by:", "    bye: x\n    by:"),
    ":3:5",
    'Unknown key "bye"',
  ],
])("%s is one fault with its position", (_, text, place, problem) => {
  const { faults } = read(text);
  expect(faults).toHaveLength(1);
  expect(formatFaults(faults)).toContain(`${ERRORS_FILE}${place}`);
  expect(formatFaults(faults)).toContain(problem);
});

test("a site without the file has no errors", () => {
  expect(readKnownErrors({ readText: () => undefined }).errors).toEqual([]);
});

test("the errors in the content have the known selectors", () => {
  const { errors, faults } = read(readFileSync(ERRORS_FILE, "utf8"));
  expect(faults).toEqual([]);
  const found = new Map(errors.map(({ name, selector }) => [name, selector]));
  expect(found.get("OwnableUnauthorizedAccount")).toBe("0x118cdaa7");
  expect(found.get("ERC20InsufficientAllowance")).toBe("0xfb8f41b2");
  expect(found.get("FailedOp")).toBe("0x220266b6");
});

test("the published file has errors, codes and functions by the first bytes of a revert", () => {
  const known = read(file("Refused(address by)"));
  const owner = contractItem("owner", { selector: "0x8da5cb5b", outputs: "address" });
  const published = toErrorsFile(
    known,
    [
      { name: "A", page: "/contracts/a", items: [owner, contractItem("Sent", { kind: "event" })] },
      { name: "B", page: "/contracts/b", items: [owner] },
    ],
    "/developer/errors",
  );
  expect(Object.values(published.errors)).toMatchObject([
    { signature: "Refused(address by)", href: "/developer/errors#row.refused" },
  ]);
  expect(Object.keys(published.panics)).toEqual(["0x11"]);
  expect(published.functions).toEqual({
    "0x8da5cb5b": {
      signature: "owner() returns (address)",
      contract: "A",
      others: 1,
      href: "/contracts/a#row.owner",
    },
  });
});

test("errors that have one name, but different parameters, lead to different rows", () => {
  const known = read(file("Refused(address by)", "Refused(uint256 code)", "refused()"));
  expect(known.faults).toEqual([]);
  const { errors } = toErrorsFile(known, [], "/errors");
  expect(Object.values(errors).map(({ href }) => href)).toEqual([
    "/errors#row.refused",
    "/errors#row.refused-2",
    "/errors#row.refused-3",
  ]);
});
