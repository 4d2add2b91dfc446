import { parseUnits, toFunctionSelector } from "viem";
import type { AppPicture } from "../app-picture";
import { CELO_SEPOLIA, SETTLED, answerCalls, mount, walletOn } from "../stand-ins";

/** Pages inside of MiniPay, on phones. */
export const MINIPAY_PICTURES: readonly AppPicture[] = [
  {
    doc: "content/docs/build/build-on-minipay/quickstart.md",
    file: "images/minipay-payment.png",
    entry: mount('import App from "./App";', "<App />"),
    size: { width: 310, height: 250 },
    modes: "both",
    frame: "phone",
    wallet: walletOn({ chainId: CELO_SEPOLIA, isMiniPay: true }),
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
];
