import type { Page } from "playwright-core";
import {
  type Hex,
  decodeFunctionData,
  encodeFunctionResult,
  multicall3Abi,
  parseEther,
  toFunctionSelector,
  toHex,
} from "viem";

type Answer = string | ((parameters: readonly unknown[]) => string);

/** A picture of an app that is made of the code blocks of a page, as they stand there. */
export interface AppPicture {
  /** The doc that has the code and shows the picture. */
  readonly doc: string;
  /** Where the picture is written, from the folder of the doc. */
  readonly file: string;
  /** What mounts the app: a module beside those of the page, which are named by the titles of their blocks. */
  readonly entry: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly scheme: "light" | "dark";
  /** Stands in for the wallet that such a page runs in; JavaScript that runs before the app. */
  readonly wallet?: string;
  /** Answers of a network by the method, as JSON-RPC has it; without any, the app runs offline. */
  readonly answers?: Readonly<Record<string, Answer>>;
  /** Values that the code reads from its environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Brings the app to what the picture shows, and ends when it is there. */
  readonly drive: (page: Page) => Promise<void>;
}

/** A wallet in the browser that says yes to everything but signs nothing. */
const walletOn = (chainId: string): string => `
  const account = "0x1Be31A94361a391bBaFB2a4CCd704F57dc04d4bb";
  const answers = { eth_accounts: [account], eth_requestAccounts: [account], eth_chainId: "${chainId}" };
  window.ethereum = {
    on() {},
    removeListener() {},
    request: async ({ method }) => answers[method] ?? null,
  };
`;

/** Answers calls of contracts by the function's selector, those that wagmi asks for at once by Multicall3 too. */
const answerCalls =
  (values: Readonly<Record<Hex, bigint>>): Answer =>
  ([call]) => {
    const { data } = call as { readonly data: Hex };
    const { functionName, args } = decodeFunctionData({ abi: multicall3Abi, data });
    if (functionName !== "aggregate3") throw new Error(`Multicall3 was asked for ${functionName}.`);
    const result = args[0].map(({ callData }) => ({
      success: true,
      returnData: toHex(values[callData.slice(0, 10) as Hex] ?? 0n, { size: 32 }),
    }));
    return encodeFunctionResult({ abi: multicall3Abi, functionName: "aggregate3", result });
  };

const mount = (imports: string, element: string): string =>
  `import { createRoot } from "react-dom/client";\n${imports}\ncreateRoot(document.getElementById("root")!).render(${element});\n`;

const WINDOW = { width: 1030, height: 640 } as const;

export const APP_PICTURES: readonly AppPicture[] = [
  {
    doc: "content/docs/developer/rainbowkit-celo.md",
    file: "images/rainbowkit-modal.png",
    entry: mount('import { Wallets } from "./Wallets";', "<Wallets>{null}</Wallets>"),
    size: WINDOW,
    scheme: "light",
    drive: async (page) => {
      await page.getByRole("button", { name: "Connect Wallet" }).click();
      await page.getByText("Valora", { exact: true }).waitFor();
    },
  },
  {
    doc: "content/docs/developer/walkthrough/web-dapp.md",
    file: "images/tip-jar.png",
    entry: 'import "./src/main";',
    size: { width: 640, height: 420 },
    scheme: "light",
    wallet: walletOn("0xaa044c"),
    environment: { VITE_JAR_ADDRESS: "0x471EcE3750Da237f93B8E339c536989b8978a438" },
    answers: {
      eth_getBalance: toHex(parseEther("1.48")),
      eth_call: answerCalls({
        [toFunctionSelector("tippedBy(address)")]: parseEther("0.02"),
        [toFunctionSelector("getEthBalance(address)")]: parseEther("1.48"),
      }),
    },
    drive: async (page) => {
      await page.getByRole("button", { name: /^Connect/ }).click();
      await page.getByText("Your tips so far: 0.02 CELO").waitFor({ timeout: 10_000 });
      await page.getByText("1.48 CELO").waitFor({ timeout: 10_000 });
    },
  },
];
