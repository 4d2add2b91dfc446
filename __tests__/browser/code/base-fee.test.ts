import { jest } from "@jest/globals";
import type { RpcAnswer, RpcRequest } from "../../../src/live/rpc";

let answer: RpcAnswer;
const ask = jest.fn((_: RpcRequest) => Promise.resolve(answer));
const close = jest.fn();
jest.unstable_mockModule("../../../src/browser/code/open-relay", () => ({
  openRelay: () => ({ ask, close }),
}));
const { readBaseFee } = await import("../../../src/browser/code/base-fee");

const NODE = "https://forno.celo.org";
const read = () => readBaseFee(NODE, { least: 200, most: 1e6 });
const block = (result: unknown): RpcAnswer => ({
  body: JSON.stringify({ jsonrpc: "2.0", id: 1, result }),
  milliseconds: 1,
});

test("the base fee of the latest block is in gwei, with its source", async () => {
  answer = block({ number: "0x2a", baseFeePerGas: "0x2e90edd000" });
  expect(await read()).toEqual({
    value: 200,
    words: "200 gwei is the base fee of block 42, read from forno.celo.org.",
  });
  expect(ask.mock.calls).toHaveLength(1);
  expect(JSON.parse(ask.mock.calls[0]?.[0].body ?? "")).toMatchObject({
    method: "eth_getBlockByNumber",
    params: ["latest", false],
  });
  expect(close).toHaveBeenCalledTimes(1);
});

test.each([
  ["a failure", { failure: "slow" }, "forno.celo.org didn't answer within 10 seconds."],
  ["no block", block(null), "The node's answer has no base fee."],
  ["no fee", block({ number: "0x1" }), "The node's answer has no base fee."],
  [
    "odd digits",
    block({ number: "0x1", baseFeePerGas: "25" }),
    "The node's answer has no base fee.",
  ],
  [
    "an error from the node",
    { body: '{"error":{}}', milliseconds: 1 },
    "The node's answer has no base fee.",
  ],
  [
    "a fee below the limit",
    block({ number: "0x1", baseFeePerGas: "0x5d21dba00" }),
    "The base fee is 25 gwei, which is outside this field's limits.",
  ],
] as const)("with %s there is no value, and a sentence says why", async (_name, given, reason) => {
  answer = given;
  expect(await read()).toEqual({ words: `${reason} The value is unchanged.` });
});
