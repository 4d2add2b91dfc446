import { parseUnits, toFunctionSelector, toHex } from "viem";
import type { AppPicture } from "../app-picture";
import { ACCOUNT, CELO_SEPOLIA, SETTLED, answerCalls, mount, walletOn } from "../stand-ins";

/** Mainnet balances of USDT, USDC and USDm, by token address. */
const BALANCES: Readonly<Record<string, bigint>> = {
  "0x48065fbbe25f71c9282ddf5e1cd6d6a887483d5e": parseUnits("3.25", 6),
  "0xceba9300f2b948710d2653dd7b07f33a8b32118c": parseUnits("0.4", 6),
  "0x765de816845861e75a25fca122bb6898b8b1282a": parseUnits("1.2", 18),
};

/** Pages in MiniPay, shown on phones. */
export const MINIPAY_PICTURES: readonly AppPicture[] = [
  {
    doc: "content/docs/build/build-on-minipay/quickstart.md",
    file: "images/minipay-payment.png",
    entry: mount('import App from "./App";', "<App />"),
    size: { width: 310, height: 250 },
    modes: "both",
    frame: "phone",
    before: walletOn({ chainId: CELO_SEPOLIA, isMiniPay: true }),
    answers: {
      ...SETTLED,
      eth_call: answerCalls({ [toFunctionSelector("balanceOf(address)")]: parseUnits("3.25", 6) }),
    },
    screens: [
      (page) => page.getByRole("button", { name: "Pay 0.10 USDT" }).waitFor(),
      async (page) => {
        await page.getByRole("button", { name: "Pay 0.10 USDT" }).click();
        await page.getByRole("button", { name: /^Paid/ }).waitFor();
      },
    ],
  },
  {
    doc: "content/docs/build/build-on-minipay/deeplinks.md",
    file: "images/minipay-shortfall.png",
    entry: mount('import { Shortfall } from "./Shortfall";', '<Shortfall missing="0.35" />'),
    size: { width: 310, height: 250 },
    modes: "both",
    frame: "phone",
    screens: [(page) => page.getByRole("link", { name: "Deposit" }).waitFor()],
  },
  {
    doc: "content/docs/build/build-on-minipay/code-library.md",
    file: "images/minipay-checkout.png",
    entry: mount(
      'import { Checkout } from "./Checkout";',
      `<Checkout to="${ACCOUNT}" amount="0.50" />`,
    ),
    size: { width: 310, height: 290 },
    modes: "both",
    frame: "phone",
    before: walletOn({ chainId: "0xa4ec", isMiniPay: true }),
    answers: {
      ...SETTLED,
      eth_estimateGas: toHex(50_000),
      eth_gasPrice: toHex(25_000_000_000),
      eth_call: answerCalls({
        [toFunctionSelector("balanceOf(address)")]: (_, token) =>
          BALANCES[token.toLowerCase()] ?? 0n,
      }),
    },
    screens: [
      (page) => page.getByRole("button", { name: "Pay 0.50 USDT" }).waitFor(),
      async (page) => {
        await page.getByLabel("USDm").check();
        await page.getByRole("button", { name: "Pay 0.50 USDm" }).click();
        await page.getByText("Paid").waitFor();
      },
    ],
  },
];
