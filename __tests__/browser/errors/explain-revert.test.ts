import { jest } from "@jest/globals";
import { decodeRevert } from "../../../src/browser/errors/decode-revert";
import { explainRevert } from "../../../src/browser/errors/explain-revert";
import { findRevertData } from "../../../src/browser/errors/revert-data";
import type { ErrorsFile } from "../../../src/data/errors/errors-file";

const word = (hex: string): string => hex.padStart(64, "0");
const BALANCE = `0xe450d38c${word("aa".repeat(20))}${word("1")}${word("ff")}` as const;
/** `Error("Group not eligible")` */
const REASON =
  `0x08c379a0${word("20")}${word("12")}${Buffer.from("Group not eligible").toString("hex").padEnd(64, "0")}` as const;

const FILE: ErrorsFile = {
  errors: {
    "0xe450d38c": {
      signature: "ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
      by: "Tokens",
      cause: "Too little.",
      fix: "Get more.",
      href: "/developer/errors#row.x",
    },
  },
  panics: { "0x11": { cause: "A number overflowed.", fix: "Check the amounts." } },
  functions: {
    "0x580d747a": {
      signature: "vote()",
      contract: "Election",
      others: 0,
      href: "/contracts/election#row.vote",
    },
    "0x8da5cb5b": {
      signature: "owner()",
      contract: "Accounts",
      others: 20,
      href: "/contracts/accounts#row.owner",
    },
  },
};

const answered: string[] = [];
let isOnline = true;

beforeEach(() => {
  answered.length = 0;
  globalThis.fetch = jest.fn((address: unknown) => {
    answered.push(String(address));
    if (!isOnline) return Promise.reject(new Error("offline"));
    return Promise.resolve({ ok: true, json: () => Promise.resolve(FILE) } as Response);
  });
});

test("if there is no connection, it says so, and the next paste tries again", async () => {
  isOnline = false;
  expect((await explainRevert("0xe450d38c")).note).toMatch(/could not be loaded/);
  isOnline = true;
  expect((await explainRevert("0xe450d38c")).cause).toBe("Too little.");
});

test("an error has its arguments, its cause and its fix; no request contains the pasted text", async () => {
  const found = await explainRevert(BALANCE);
  expect(found).toMatchObject({
    cause: "Too little.",
    fix: "Get more.",
    href: "/developer/errors#row.x",
  });
  expect(found.arguments).toEqual([
    { name: "sender", value: "0xaAaAaAaaAaAaAaaAaAAAAAAAAaaaAaAaAaaAaaAa" },
    { name: "balance", value: "1" },
    { name: "needed", value: "255" },
  ]);
  expect(answered.join()).not.toContain("e450d38c");
});

test("truncated data has its error and a note", async () => {
  const cut = await explainRevert(BALANCE.slice(0, -64) as `0x${string}`);
  expect(cut).toMatchObject({ arguments: [], cause: "Too little." });
  expect(cut.note).toMatch(/ends too early/);
});

test("a contract's message is decoded, and a panic has the cause of its code", async () => {
  expect(await explainRevert(REASON)).toMatchObject({ reason: "Group not eligible" });
  expect(await explainRevert(`0x4e487b71${word("11")}`)).toMatchObject({
    title: "Panic 0x11",
    cause: "A number overflowed.",
  });
});

test("a function is shown with its contract, and an unknown selector isn't a dead end", async () => {
  expect(await explainRevert("0x580d747a")).toMatchObject({
    note: "This isn't an error: it calls vote of Election.",
    href: "/contracts/election#row.vote",
  });
  expect((await explainRevert("0x8da5cb5b")).note).toContain("or of 20 other contracts");
  expect((await explainRevert("0x12345678")).note).toContain("0x12345678");
});

test.each([
  ["0xE450D38C", "0xe450d38c"],
  [`execution reverted: {"data":"${BALANCE}"}`, BALANCE],
  [`from 0x${"ab".repeat(20)} in 0x${"cd".repeat(32)}`, undefined],
  ["insufficient funds for gas * price + value", undefined],
  ["0x", undefined],
])("in %s, the revert data is %s", (text, data) => {
  expect(findRevertData(text)).toBe(data);
});

test("lists and structs are written out", () => {
  const data = `0x00000000${word("40")}${word("2")}${word("2")}${word("1")}${word("5")}` as const;
  expect(() => decodeRevert(data, "Many(uint256[] all, bool isIt)")).toThrow();
});
