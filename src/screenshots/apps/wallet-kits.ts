import { parseEther, parseUnits, toFunctionSelector, toHex } from "viem";
import type { AppPicture } from "../app-picture";
import {
  ACCOUNT,
  CELO_SEPOLIA,
  ETHEREUM,
  SETTLED,
  WINDOW,
  answerCalls,
  inWagmi,
  mount,
  walletOn,
} from "../stand-ins";

const BALANCES = {
  ...SETTLED,
  eth_getBalance: toHex(parseEther("1.48")),
  eth_call: answerCalls({
    [toFunctionSelector("balanceOf(address)")]: parseUnits("12.5", 18),
    [toFunctionSelector("getEthBalance(address)")]: parseEther("1.48"),
  }),
};

const extension = walletOn({ chainId: CELO_SEPOLIA, announced: true });

/**
 * Options for pictures of AppKit, which is dark by default. AppKit would download its font, so a local font replaces
 * that font.
 */
const APPKIT = {
  size: { width: 640, height: 410 },
  modes: "dark",
  styles:
    '@font-face { font-family: KHTeka; src: local("DejaVu Sans"), local("Liberation Sans"); }',
  answers: BALANCES,
} as const;

/** Dialogs in which users choose their wallet. */
export const WALLET_KIT_PICTURES: readonly AppPicture[] = [
  {
    doc: "content/docs/developer/rainbowkit-celo.md",
    file: "images/rainbowkit-modal.png",
    entry: mount('import { Wallets } from "./Wallets";', "<Wallets>{null}</Wallets>"),
    size: WINDOW,
    modes: "light",
    screens: [
      async (page) => {
        await page.getByRole("button", { name: "Connect Wallet" }).click();
        await page.getByText("Valora", { exact: true }).waitFor();
      },
    ],
  },
  {
    doc: "content/docs/developer/rainbowkit-celo.md",
    file: "images/rainbowkit-networks.png",
    entry: mount('import { Wallets } from "./Wallets";', "<Wallets>{null}</Wallets>"),
    size: { width: 800, height: 330 },
    // Hides the avatar, which is an emoji, because the machine that takes the picture may have no font for it.
    styles:
      '[data-testid="rk-account-button"] [style*="background"] { color: transparent !important; }',
    modes: "light",
    before: extension,
    answers: BALANCES,
    screens: [
      async (page) => {
        await page.getByRole("button", { name: "Connect Wallet" }).click();
        await page.getByText("Your extension").click();
        await page.getByTestId("rk-chain-button").click();
        await page.getByText("Switch Networks").waitFor();
      },
    ],
  },
  {
    doc: "content/docs/developer/reown.md",
    file: "images/reown-modal.png",
    entry: mount('import App from "./App";', "<App />"),
    ...APPKIT,
    before: extension,
    screens: [
      async (page) => {
        await page.getByRole("button", { name: "Connect a wallet" }).click();
        await page.getByText("Your extension").waitFor();
      },
    ],
  },
  {
    doc: "content/docs/developer/web3modal/ethers.md",
    file: "images/appkit-networks.png",
    entry: mount('import { SendToken } from "./SendToken";', `<SendToken to="${ACCOUNT}" />`),
    ...APPKIT,
    before: walletOn({ chainId: ETHEREUM, announced: true, staysOnChain: true }),
    screens: [
      async (page) => {
        await page.getByRole("button", { name: "Connect a wallet" }).click();
        await page.getByText("Your extension").click();
        await page.getByRole("button", { name: "Send 0.1 USDm" }).click();
        await page.getByText("Celo Sepolia").first().waitFor();
      },
    ],
  },
  {
    doc: "content/docs/developer/web3modal/wagmi.md",
    file: "images/appkit-payment.png",
    entry: inWagmi(
      `import { Balance } from "./Balance"; import { Send } from "./Send";`,
      `<><Balance /><Send to="${ACCOUNT}" /></>`,
    ),
    size: { width: 640, height: 190 },
    modes: "both",
    before: extension,
    answers: BALANCES,
    screens: [
      async (page) => {
        await page.getByText("12.5 USDm").waitFor();
        await page.getByRole("button", { name: "Send 0.1 USDm" }).click();
        await page.getByText("Done in block").waitFor();
      },
    ],
  },
];
