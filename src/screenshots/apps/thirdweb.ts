import type { Page } from "playwright-core";
import {
  type Hex,
  hexToBigInt,
  parseEther,
  parseUnits,
  slice,
  toFunctionSelector,
  toHex,
} from "viem";
import { type AppPicture, REVERTED } from "../app-picture";
import {
  ACCOUNT,
  CELO_SEPOLIA,
  SETTLED,
  WINDOW,
  addressReturned,
  answerCalls,
  mount,
  textReturned,
  walletOn,
} from "../stand-ins";

const QUICKSTART = {
  doc: "content/docs/build/build-with-thirdweb/one-click quickstart.md",
  entry: 'import "./src/main";',
  size: { width: 640, height: 470 },
  modes: "dark",
  environment: {
    VITE_THIRDWEB_CLIENT_ID: "stand-in",
    VITE_DROP_ADDRESS: "0x471EcE3750Da237f93B8E339c536989b8978a438",
  },
  before: walletOn({ chainId: CELO_SEPOLIA, announced: true }),
  answers: {
    ...SETTLED,
    eth_getBalance: toHex(parseEther("1.48")),
    eth_call: answerCalls({ [toFunctionSelector("balanceOf(address)")]: parseUnits("12.5", 18) }),
  },
} as const satisfies Partial<AppPicture>;

const TRANSFER = { width: 640, height: 150 } as const;

const numberIn = (data: Hex): number => Number(hexToBigInt(slice(data, 4)));

/** Returns the metadata of one of the drop's tickets. */
function ticket(index: number): string {
  const colour = ["#fcff52", "#56df7c", "#b490ff"][index];
  const image = `data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 300 200"><rect width="300" height="200" rx="12" fill="${colour}"/><path d="M220 0v200" stroke="#1c1d19" stroke-width="3" stroke-dasharray="8 8"/><text x="80" y="130" font-size="80" font-family="sans-serif" fill="#1c1d19">${index + 1}</text></svg>`)}`;
  return `data:application/json;base64,${btoa(JSON.stringify({ name: `Ticket ${index + 1}`, image }))}`;
}

async function connect(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Connect" }).click();
  await page.getByRole("button", { name: "Connect a Wallet" }).click();
  await page.getByRole("button", { name: "Your extension" }).click();
}

export const THIRDWEB_PICTURES: readonly AppPicture[] = [
  {
    ...QUICKSTART,
    doc: "content/docs/build/build-with-thirdweb/overview.md",
    file: "images/thirdweb-connect.png",
    entry: mount('import { Wallet } from "./Wallet";', "<Wallet />"),
    size: { width: 760, height: 560 },
    screens: [
      async (page) => {
        await page.getByRole("button", { name: "Connect" }).click();
        await page.getByText("Connect a Wallet").waitFor();
      },
    ],
  },
  {
    ...QUICKSTART,
    file: "images/thirdweb-send.png",
    screens: [
      async (page) => {
        await connect(page);
        await page.getByText(/CELO-S/).waitFor();
        await page.getByRole("dialog").waitFor({ state: "hidden" });
        await page.waitForLoadState("networkidle"); // The form is remounted once the wallet is connected.
        await page.getByLabel("Recipient").fill(ACCOUNT);
        await page.getByLabel("Recipient").blur();
        await page.locator("button:enabled", { hasText: /^Send$/ }).waitFor();
      },
    ],
  },
  {
    ...QUICKSTART,
    doc: "content/docs/developer/thirdweb-sdk.md",
    file: "images/thirdweb-transfer.png",
    size: TRANSFER,
    entry: mount('import { App } from "./Transfer";', `<App recipient="${ACCOUNT}" />`),
    screens: [
      async (page) => {
        await page.setViewportSize(WINDOW); // The dialog needs more room than the picture.
        await connect(page);
        await page.getByText(/CELO-S/).waitFor();
        await page.setViewportSize(TRANSFER);
      },
    ],
  },
  {
    ...QUICKSTART,
    doc: "content/docs/build/build-with-thirdweb/celo-nft-drop-tutorial.md",
    file: "images/nft-drop-gallery.png",
    size: { width: 980, height: 560 },
    styles: `ul { display: flex; gap: 16px; padding: 0; list-style: none; } li { inline-size: 300px; } h2 { margin: 8px 0 0; font-size: 18px; } li p { margin: 0; font-size: 14px; overflow-wrap: anywhere; }`,
    answers: {
      ...QUICKSTART.answers,
      eth_call: answerCalls({
        [toFunctionSelector("nextTokenIdToMint()")]: 3n,
        [toFunctionSelector("tokenURI(uint256)")]: (data) => textReturned(ticket(numberIn(data))),
        [toFunctionSelector("ownerOf(uint256)")]: (data) =>
          numberIn(data) === 0 ? addressReturned(ACCOUNT) : REVERTED,
      }),
    },
    screens: [
      async (page) => {
        await connect(page);
        await page.getByText(/CELO-S/).waitFor();
        await page.getByText("Not claimed yet").nth(1).waitFor();
      },
    ],
  },
];
