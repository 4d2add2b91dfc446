import { parseEther, toFunctionSelector, toHex } from "viem";
import type { AppPicture } from "../app-picture";
import {
  ACCOUNT,
  CELO_SEPOLIA,
  ETHEREUM,
  SETTLED,
  answerCalls,
  inWagmi,
  mount,
  textReturned,
  walletOn,
} from "../stand-ins";

const TIP_JAR = {
  doc: "content/docs/developer/walkthrough/web-dapp.md",
  entry: 'import "./src/main";',
  size: { width: 640, height: 580 },
  modes: "both",
  environment: { VITE_JAR_ADDRESS: "0x471EcE3750Da237f93B8E339c536989b8978a438" },
  answers: {
    ...SETTLED,
    eth_getBalance: toHex(parseEther("1.48")),
    eth_call: answerCalls({
      [toFunctionSelector("tippedBy(address)")]: parseEther("0.02"),
      [toFunctionSelector("getEthBalance(address)")]: parseEther("1.48"),
    }),
  },
} as const satisfies Partial<AppPicture>;

const SESSION = "350670db-19fa-4704-a166-e52e178b59d2";

/** Apps that readers build from scratch by following a page. */
export const DAPP_PICTURES: readonly AppPicture[] = [
  {
    ...TIP_JAR,
    file: "images/tip-jar.png",
    before: walletOn({ chainId: CELO_SEPOLIA }),
    screens: [
      async (page) => {
        await page.getByRole("button", { name: /^Connect/ }).click();
        await page.getByText("Your tips so far: 0.02 CELO").waitFor();
        await page.getByText("1.48 CELO").waitFor();
      },
    ],
  },
  {
    ...TIP_JAR,
    file: "images/tip-jar-thanks.png",
    before: walletOn({ chainId: CELO_SEPOLIA }),
    screens: [
      async (page) => {
        await page.getByRole("button", { name: /^Connect/ }).click();
        await page.getByLabel("Note").fill("Good coffee");
        await page.getByRole("button", { name: "Leave a tip" }).click();
        await page.getByText("Thank you, the tip has arrived.").waitFor();
      },
    ],
  },
  {
    doc: "content/docs/build/quickstart.md",
    file: "images/notice-app.png",
    entry: inWagmi('import NoticePage from "./apps/web/src/app/notice/page";', "<NoticePage />"),
    size: { width: 640, height: 330 },
    modes: "both",
    before: walletOn({ chainId: CELO_SEPOLIA }),
    environment: { NEXT_PUBLIC_NOTICE: "0x471EcE3750Da237f93B8E339c536989b8978a438" },
    answers: {
      ...SETTLED,
      eth_call: answerCalls({
        [toFunctionSelector("noticeOf(address)")]: textReturned("Open until six"),
      }),
    },
    screens: [
      async (page) => {
        await page.getByText("Your notice: Open until six").waitFor();
        await page.getByRole("textbox").fill("Closed on Friday");
        await page.getByRole("button", { name: "Post" }).click();
        await page.getByText("Posted. Read it again").waitFor();
      },
    ],
  },
  {
    doc: "content/docs/wallet/metamask/setup.md",
    file: "images/network-gate.png",
    entry: inWagmi(
      'import { NetworkGate } from "./NetworkGate";',
      "<NetworkGate><p>The app</p></NetworkGate>",
    ),
    size: { width: 640, height: 180 },
    modes: "both",
    before: walletOn({ chainId: ETHEREUM }),
    screens: [(page) => page.getByRole("button", { name: "Switch to Celo" }).waitFor()],
  },
  {
    doc: "content/docs/build/build-with-self.md",
    file: "images/self-code.png",
    entry: mount('import { SelfCheck } from "./SelfCheck";', `<SelfCheck account="${ACCOUNT}" />`),
    size: { width: 640, height: 480 },
    modes: "both",
    styles: "section { display: grid; justify-items: center; }",
    // Replaces random values with fixed ones, so that every picture shows the same QR code.
    before: `crypto.randomUUID = () => "${SESSION}"; crypto.getRandomValues = (numbers) => numbers.fill(7);`,
    screens: [(page) => page.getByText("Scan the code with the Self app").waitFor()],
  },
];
