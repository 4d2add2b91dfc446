import {
  type Hex,
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  multicall3Abi,
  pad,
  toFunctionSelector,
  toHex,
} from "viem";
import { type Answer, REVERTED } from "./app-picture";

/** A made-up account, and a made-up transaction. */
export const ACCOUNT = "0x1Be31A94361a391bBaFB2a4CCd704F57dc04d4bb";
const TRANSACTION = "0x7c1d4b9ad2c8f7ce54b7ee0bd2f1f1a4bb0de6f2d9b3d9d5e4b6f8ad0c2a9e31";

export const CELO_SEPOLIA = "0xaa044c";
export const ETHEREUM = "0x1";

const ICON = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#777a6c"/><rect x="8" y="12" width="24" height="17" rx="3" fill="none" stroke="#fff" stroke-width="2.5"/><circle cx="26" cy="20.5" r="2.5" fill="#fff"/></svg>',
)}`;

interface Wallet {
  readonly chainId: string;
  /** True if the wallet's user refuses to switch networks. */
  readonly staysOnChain?: boolean;
  readonly isMiniPay?: boolean;
  /** True if the wallet announces itself to pages, as extensions do (EIP-6963). */
  readonly announced?: boolean;
}

/** Returns a script that adds a wallet to the browser. The wallet accepts every request but signs nothing. */
export const walletOn = (wallet: Wallet): string => `(() => {
  const { chainId, staysOnChain = false, isMiniPay = false, announced = false } = ${JSON.stringify(wallet)};
  const account = "${ACCOUNT}";
  let chain = chainId;
  let isConnected = false;
  const listeners = [];
  const connect = (answer) => {
    isConnected = true;
    return answer;
  };
  const permissions = [
    { parentCapability: "eth_accounts", caveats: [{ type: "restrictReturnedAccounts", value: [account] }] },
  ];
  const answers = {
    eth_accounts: () => (isConnected ? [account] : []),
    eth_requestAccounts: () => connect([account]),
    wallet_requestPermissions: () => connect(permissions),
    eth_chainId: () => chain,
    net_version: () => String(Number(chain)),
    eth_sendTransaction: () => "${TRANSACTION}",
    wallet_switchEthereumChain: ([to]) => {
      if (staysOnChain) return null;
      chain = to.chainId;
      for (const [event, listener] of listeners) if (event === "chainChanged") listener(chain);
      return null;
    },
  };
  const provider = {
    isMiniPay,
    on: (event, listener) => void listeners.push([event, listener]),
    removeListener() {},
    request: async ({ method, params }) => answers[method]?.(params) ?? null,
  };
  window.ethereum = provider;
  if (!announced) return;
  const info = { uuid: "350670db-19fa-4704-a166-e52e178b59d2", name: "Your extension", icon: ${JSON.stringify(ICON)}, rdns: "example.wallet" };
  const announce = () =>
    dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: Object.freeze({ info, provider }) }));
  addEventListener("eip6963:requestProvider", announce);
  announce();
})();`;

/** A contract's return value: a number, or raw bytes. */
type Returned = bigint | Hex | typeof REVERTED;

const toReturned = (value: Returned): Hex | typeof REVERTED =>
  typeof value === "bigint" ? toHex(value, { size: 32 }) : value;

const AGGREGATE = multicall3Abi[0];

export const textReturned = (text: string): Hex =>
  encodeAbiParameters([{ type: "string" }], [text]);
export const addressReturned = (address: Hex): Hex => pad(address);

/** Answers contract calls by function selector, including calls that wagmi batches with Multicall3. */
export const answerCalls =
  (values: Readonly<Record<Hex, Returned | ((data: Hex, contract: Hex) => Returned)>>): Answer =>
  ([call]) => {
    const {
      to,
      data,
      input = data,
    } = call as Record<"to" | "data", Hex> & { readonly input?: Hex };
    const answerOne = (one: Hex, contract: Hex) => {
      const value = values[one.slice(0, 10) as Hex] ?? 0n;
      return toReturned(typeof value === "function" ? value(one, contract) : value);
    };
    if (!input.startsWith(toFunctionSelector(AGGREGATE))) return answerOne(input, to);
    const { args } = decodeFunctionData({ abi: [AGGREGATE], data: input });
    const result = args[0]
      .map(({ target, callData }) => answerOne(callData, target))
      .map((returned) =>
        returned === REVERTED
          ? ({ success: false, returnData: "0x" } as const)
          : { success: true, returnData: returned },
      );
    return encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result });
  };

/** Answers with one block and a transaction in it. */
export const SETTLED: Readonly<Record<string, Answer>> = {
  eth_blockNumber: toHex(31_415_926),
  eth_getTransactionReceipt: {
    transactionHash: TRANSACTION,
    blockNumber: toHex(31_415_926),
    blockHash: pad("0x5eed"),
    status: "0x1",
    from: ACCOUNT,
    to: ACCOUNT,
    logs: [],
    logsBloom: pad("0x0", { size: 256 }),
    gasUsed: toHex(48_000),
    cumulativeGasUsed: toHex(48_000),
    effectiveGasPrice: toHex(25_000_000_000),
    contractAddress: null,
    transactionIndex: "0x0",
    type: "0x2",
  },
  eth_getTransactionByHash: null,
};

/** Returns the code of an entry module that mounts a component. */
export const mount = (imports: string, element: string): string =>
  `import { createRoot } from "react-dom/client";\n${imports}\ncreateRoot(document.getElementById("root")!).render(${element});\n`;

/** Returns the code of an entry module that mounts components inside wagmi's provider, connected to the wallet. */
export const inWagmi = (imports: string, element: string): string =>
  mount(
    `import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
    import { WagmiProvider, createConfig, http, injected } from "wagmi";
    import { celo, celoSepolia, mainnet } from "wagmi/chains";
    import { connect } from "wagmi/actions";
    ${imports}
    const config = createConfig({
      chains: [celoSepolia, celo, mainnet],
      connectors: [injected()],
      transports: { [celo.id]: http(), [celoSepolia.id]: http(), [mainnet.id]: http() },
    });
    void connect(config, { connector: config.connectors[0] });`,
    `<WagmiProvider config={config}><QueryClientProvider client={new QueryClient()}>${element}</QueryClientProvider></WagmiProvider>`,
  );

export const WINDOW = { width: 1030, height: 640 } as const;
