import { type Server, createServer } from "node:http";
import type { AddressInfo } from "node:net";
import {
  type Address,
  type Hex,
  decodeFunctionResult,
  encodeFunctionData,
  erc20Abi,
  fromRlp,
  keccak256,
  padHex,
  parseAbi,
  recoverAddress,
  toHex,
} from "viem";
import {
  type TransactionSerializableCIP64,
  type TransactionSerializedCIP64,
  parseTransaction,
  serializeTransaction,
} from "viem/celo";
import { type Rpc, RpcError } from "./rpc";

const DIRECTORY = parseAbi([
  "function getExchangeRate(address token) view returns (uint256 numerator, uint256 denominator)",
]);

/** Additional gas of a transaction whose fee is paid in a token (CIP-64). */
const CURRENCY_GAS = 50_000n;

interface Fee {
  readonly feeCurrency: Address;
  readonly effectiveGasPrice: Hex;
}

/** Answers as a node of Celo would, and remembers the transactions that it was sent. */
export interface Proxy {
  readonly server: Server;
  readonly url: string;
  /** Number of requests since the last call of `forget`. */
  readonly requests: () => number;
  /** Hashes of the transactions since the last call of `forget`, as anvil knows them. */
  readonly sent: readonly Hex[];
  readonly forget: () => void;
  /** Executes a transaction of type 0x7b, and from then on has it under a hash that a sample names. */
  readonly standIn: (hash: Hex, transaction: StandIn) => Promise<void>;
}

/** A transaction of the local chain, in place of one on the real network. */
interface StandIn {
  readonly from: Address;
  readonly to: Address;
  readonly data: Hex;
  readonly feeCurrency: Address;
}

/**
 * Starts a proxy for anvil that understands what only nodes of Celo do: transactions of type 0x7b, gas prices in a
 * token, and estimates with a fee currency. It checks such a transaction as a node would, then has anvil execute the
 * same call. It charges no fee, neither in the token nor in CELO.
 */
export async function startProxy(rpc: Rpc, directory: string): Promise<Proxy> {
  /** Anvil's hashes of type-0x7b transactions, by the hash that their sender knows. */
  const hashes = new Map<Hex, Hex>();
  const fees = new Map<Hex, Fee>();
  const sent: Hex[] = [];
  let requests = 0;

  const call = async (to: string, data: Hex): Promise<Hex> =>
    rpc<Hex>("eth_call", { to, data }, "latest");

  const rateOf = async (feeCurrency: Address): Promise<readonly [bigint, bigint]> => {
    const request = { abi: DIRECTORY, functionName: "getExchangeRate" } as const;
    const data = await call(
      directory,
      encodeFunctionData({ ...request, args: [feeCurrency] }),
    ).catch(() => {
      throw new RpcError(`fee-currency not registered: ${feeCurrency}`);
    });
    return decodeFunctionResult({ ...request, data });
  };
  const inCurrency = async (price: bigint, feeCurrency: Address): Promise<bigint> => {
    const [numerator, denominator] = await rateOf(feeCurrency);
    return (price * numerator) / denominator;
  };
  const balanceIn = async (token: Address, owner: Address): Promise<bigint> =>
    BigInt(
      await call(
        token,
        encodeFunctionData({ abi: erc20Abi, functionName: "balanceOf", args: [owner] }),
      ),
    );

  const sendCelo = async (raw: Hex): Promise<Hex> => {
    const transaction = parseTransaction(
      raw as TransactionSerializedCIP64,
    ) as TransactionSerializableCIP64;
    // viem's parser leaves out the signature, which is the last three fields.
    const [parity, r, s] = fromRlp(`0x${raw.slice(4)}`).slice(-3) as [Hex, Hex, Hex];
    const { feeCurrency, maxFeePerGas = 0n, gas = 0n, nonce = 0 } = transaction;
    if (!feeCurrency) throw new RpcError("transaction without fee currency");
    const hash = keccak256(serializeTransaction(transaction));
    const from = await recoverAddress({
      hash,
      signature: { r: padHex(r), s: padHex(s), yParity: parity === "0x" ? 0 : 1 },
    });
    const gasPrice = BigInt(await rpc("eth_gasPrice"));
    const price = await inCurrency(gasPrice, feeCurrency);
    if (maxFeePerGas < price) throw new RpcError("max fee per gas less than block base fee");
    if ((await balanceIn(feeCurrency, from)) < maxFeePerGas * gas)
      throw new RpcError("insufficient funds for gas * price + value");
    const next = Number(await rpc("eth_getTransactionCount", from, "pending"));
    if (nonce !== next) throw new RpcError(`nonce too ${nonce < next ? "low" : "high"}`);
    const [before, lent] = [BigInt(await rpc("eth_getBalance", from, "latest")), gas * gasPrice];
    await rpc("anvil_setBalance", from, toHex(before + lent));
    const { to, value = 0n, data = "0x" } = transaction;
    const done = await rpc<Hex>("eth_sendTransaction", {
      from,
      to,
      value: toHex(value),
      data,
      gas: toHex(gas),
      gasPrice: toHex(gasPrice),
      nonce: toHex(nonce),
    });
    await rpc("evm_mine");
    const { gasUsed } = await rpc<{ gasUsed: Hex }>("eth_getTransactionReceipt", done);
    const after = BigInt(await rpc("eth_getBalance", from, "latest"));
    await rpc("anvil_setBalance", from, toHex(after - lent + BigInt(gasUsed) * gasPrice));
    const own = keccak256(raw);
    hashes.set(own, done);
    fees.set(own, { feeCurrency, effectiveGasPrice: toHex(price) });
    sent.push(done);
    return own;
  };

  const handle = async (method: string, params: readonly unknown[]): Promise<unknown> => {
    const [first] = params;
    switch (method) {
      case "eth_sendRawTransaction": {
        if (String(first).startsWith("0x7b")) return sendCelo(first as Hex);
        const hash = await rpc<Hex>(method, first);
        sent.push(hash);
        return hash;
      }
      case "eth_sendTransaction": {
        const hash = await rpc<Hex>(method, first);
        sent.push(hash);
        return hash;
      }
      case "eth_gasPrice":
      case "eth_maxPriorityFeePerGas": {
        const price = await rpc(method);
        return first === undefined
          ? price
          : toHex(await inCurrency(BigInt(price), first as Address));
      }
      case "eth_estimateGas": {
        const { feeCurrency, ...rest } = first as { feeCurrency?: Address; from?: Address };
        if (feeCurrency === undefined) return rpc(method, rest);
        await rateOf(feeCurrency);
        if (rest.from && (await balanceIn(feeCurrency, rest.from)) === 0n)
          throw new RpcError("insufficient funds for gas * price + value");
        const plain = {
          ...rest,
          gasPrice: undefined,
          maxFeePerGas: undefined,
          maxPriorityFeePerGas: undefined,
        };
        return toHex(BigInt(await rpc(method, plain)) + CURRENCY_GAS);
      }
      // viem then fills in the fields itself. Anvil would answer without regard to the fee currency.
      case "eth_fillTransaction":
        throw new RpcError(
          "the method eth_fillTransaction does not exist/is not available",
          -32601,
        );
      default:
        return rpc(method, ...params);
    }
  };

  /** Replaces the hashes that samples know with those that anvil knows. */
  const translate = (params: readonly unknown[]): readonly unknown[] =>
    params.map((one) => (typeof one === "string" ? (hashes.get(one as Hex) ?? one) : one));
  /** Replaces anvil's hashes in an answer, and adds what a node of Celo says about a transaction of type 0x7b. */
  const translateBack = (answer: unknown): unknown => {
    if (hashes.size === 0) return answer;
    let text = JSON.stringify(answer);
    for (const [own, inner] of hashes) text = text.replaceAll(inner, own);
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value !== "object" || value === null) return value;
      const { hash, transactionHash = hash, logIndex } = value as Record<string, Hex>;
      const fee = fees.get(transactionHash ?? "0x");
      if (!fee || logIndex !== undefined) return value;
      const { effectiveGasPrice, feeCurrency } = fee;
      return "gasUsed" in value
        ? { ...value, type: "0x7b", effectiveGasPrice }
        : { ...value, type: "0x7b", feeCurrency };
    });
  };

  const answer = async (request: { id: unknown; method: string; params?: unknown[] }) => {
    const head = { jsonrpc: "2.0", id: request.id };
    requests += 1;
    try {
      const result = await handle(request.method, translate(request.params ?? []));
      return { ...head, result: translateBack(result) };
    } catch (error) {
      if (!(error instanceof RpcError)) throw error;
      return { ...head, error: { code: error.code, message: error.message, data: error.data } };
    }
  };
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Uint8Array[] = [];
      for await (const chunk of request) chunks.push(chunk as Uint8Array);
      const body = JSON.parse(Buffer.concat(chunks).toString()) as Parameters<typeof answer>[0];
      const answers = Array.isArray(body)
        ? await Promise.all(body.map(answer))
        : await answer(body);
      response.setHeader("content-type", "application/json").end(JSON.stringify(answers));
    })().catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    server,
    url: `http://127.0.0.1:${port}`,
    requests: () => requests,
    sent,
    forget: () => {
      requests = 0;
      sent.length = 0;
    },
    standIn: async (hash, { feeCurrency, ...transaction }) => {
      hashes.set(hash, await rpc<Hex>("eth_sendTransaction", transaction));
      await rpc("evm_mine");
      const price = await inCurrency(BigInt(await rpc("eth_gasPrice")), feeCurrency);
      fees.set(hash, { feeCurrency, effectiveGasPrice: toHex(price) });
    },
  };
}
