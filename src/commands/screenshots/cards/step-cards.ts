import type { PictureOfDoc } from "../picture-files";
import type { StepCard } from "./draw-cards";

/** A drawing of steps that can't be run here: of wallets, devices and other people's websites. */
export interface DrawnSteps extends Pick<PictureOfDoc, "doc" | "file"> {
  readonly cards: readonly StepCard[];
}

/**
 * Names of fields, switches and buttons match the page's text, which takes them from its sources; a test compares them.
 */
export const DRAWN_STEPS: readonly DrawnSteps[] = [
  {
    doc: "content/docs/build/build-on-minipay/quickstart.md",
    file: "images/developer-mode.svg",
    cards: [
      { title: "Open Settings", on: "phone", lines: ["Settings", { choose: "About" }] },
      { title: "Tap until it confirms", on: "phone", lines: ["About", { choose: "Version" }] },
      {
        title: "Back, and one further",
        on: "phone",
        lines: ["Settings", "About", { choose: "Developer Settings" }],
      },
      {
        title: "Turn on both",
        on: "phone",
        lines: ["Developer Settings", { switchOn: "Developer Mode" }, { switchOn: "Use Testnet" }],
      },
    ],
  },
  {
    doc: "content/docs/build/build-on-minipay/prerequisites/ngrok-setup.md",
    file: "images/load-test-page.svg",
    cards: [
      {
        title: "Copy the address",
        on: "window",
        lines: ["ngrok http 3000", { choose: "https://….ngrok-free.dev" }],
      },
      {
        title: "Load it on the phone",
        on: "phone",
        lines: [
          { choose: "Load Test Page" },
          { enter: "https://….ngrok-free.dev", in: "Address" },
          { press: "Go" },
        ],
      },
    ],
  },
  {
    doc: "content/docs/wallet/metamask/add-celo-testnet-to-metamask.md",
    file: "images/add-network.svg",
    cards: [
      {
        title: "Open the list",
        on: "window",
        lines: ["Networks", "Ethereum", { choose: "Add a custom network" }],
      },
      {
        title: "Copy and save",
        on: "window",
        lines: [
          { enter: "Celo Mainnet", in: "Network name" },
          { enter: "https://forno.celo.org", in: "RPC URL" },
          { enter: "42220", in: "Chain ID" },
          { enter: "CELO", in: "Currency symbol" },
          { enter: "https://celoscan.io", in: "Block explorer URL" },
          { press: "Save" },
        ],
      },
    ],
  },
  {
    doc: "content/docs/wallet/metamask/import.md",
    file: "images/import-account.svg",
    cards: [
      {
        title: "In MetaMask",
        on: "window",
        lines: ["Accounts", "Account 1", { choose: "Import account" }],
      },
      {
        title: "Paste the key",
        on: "window",
        lines: [{ choose: "Private key" }, { enter: "••••••••••••••••", in: "The key" }],
      },
      {
        title: "Compare in MetaMask …",
        on: "window",
        lines: ["Imported account", { choose: "0xf73d7f5A89…9748Cf5E" }],
      },
      {
        title: "… and in Valora",
        on: "phone",
        lines: ["Account", { choose: "0xf73d7f5A89…9748Cf5E" }],
      },
    ],
  },
  {
    doc: "content/docs/wallet/ledger/eip-712.md",
    file: "images/eth-recovery.svg",
    cards: [
      {
        title: "Ten clicks",
        on: "window",
        lines: ["Settings", "About", { choose: "The version number" }],
      },
      { title: "Install the app", on: "window", lines: ["My Ledger", { choose: "Eth Recovery" }] },
      { title: "Open it for messages", on: "device", lines: ["Celo", { choose: "Eth Recovery" }] },
      { title: "Then Celo again", on: "device", lines: [{ choose: "Celo" }, "Eth Recovery"] },
    ],
  },
  {
    doc: "content/docs/wallet/ledger/to-celo-terminal.md",
    file: "images/add-ledger-account.svg",
    cards: [
      { title: "Open the app", on: "device", lines: [{ choose: "Celo" }] },
      {
        title: "In Celo Terminal",
        on: "window",
        lines: ["Add account", { choose: "Add Ledger Account" }],
      },
      {
        title: "Choose the index",
        on: "window",
        lines: [{ choose: "0: 0x1Be3…d4bb" }, "1: 0x70c9…79e1", { press: "Add" }],
      },
      { title: "Compare", on: "device", lines: ["Address", { choose: "0x1Be3…d4bb" }] },
    ],
  },
  {
    doc: "content/docs/developer/deploy/remix.md",
    file: "images/remix-deploy.svg",
    cards: [
      {
        title: "Compile",
        on: "window",
        lines: [
          { enter: "0.8.28", in: "Compiler" },
          { enter: "200 runs", in: "Optimizer" },
          { press: "Compile TipJar.sol" },
        ],
      },
      {
        title: "Deploy",
        on: "window",
        lines: [
          { enter: "Injected Provider", in: "Environment" },
          { choose: "11142220 network" },
          { enter: "TipJar", in: "Contract" },
          { press: "Deploy" },
        ],
      },
    ],
  },
  {
    doc: "content/docs/developer/verify/remix.md",
    file: "images/remix-verify.svg",
    cards: [
      {
        title: "Switch the plugin on",
        on: "window",
        lines: ["Plugin manager", { choose: "Contract Verification" }],
      },
      {
        title: "Verify",
        on: "window",
        lines: [
          { enter: "Celo Sepolia", in: "Chain" },
          { enter: "0x…", in: "Contract address" },
          { switchOn: "Sourcify" },
          { switchOn: "Blockscout" },
          { press: "Verify" },
        ],
      },
    ],
  },
  {
    doc: "content/docs/developer/walkthrough/no-code-erc721.md",
    file: "images/mint-in-remix.svg",
    cards: [
      {
        title: "Deploy Sunrise",
        on: "window",
        lines: [
          { enter: "Injected Provider", in: "Environment" },
          { choose: "11142220 network" },
          { enter: "your address", in: "Owner" },
          { press: "Deploy" },
        ],
      },
      {
        title: "Mint the first item",
        on: "window",
        lines: [
          "Deployed contract",
          { enter: "the recipient", in: "to" },
          { enter: "ipfs://…", in: "The link to the metadata" },
          { press: "safeMint" },
        ],
      },
    ],
  },
  {
    doc: "content/docs/build/build-with-thirdweb/one-click quickstart.md",
    file: "images/nft-drop-dashboard.svg",
    cards: [
      {
        title: "Deploy",
        on: "window",
        lines: [{ choose: "NFT Drop" }, { enter: "Celo Sepolia", in: "Network" }],
      },
      {
        title: "Add items",
        on: "window",
        lines: [{ choose: "Lazy minting" }, "Name, description, image"],
      },
      {
        title: "Add a claim phase",
        on: "window",
        lines: [
          { enter: "0.1 CELO", in: "Price" },
          { enter: "1", in: "Limit per wallet" },
        ],
      },
      { title: "Copy the address", on: "window", lines: ["Contract", { choose: "0x…" }] },
    ],
  },
  {
    doc: "content/docs/developer/particle-network.md",
    file: "images/particle-keys.svg",
    cards: [
      {
        title: "Add a web app",
        on: "window",
        lines: ["Your project", { enter: "example.com", in: "Domain" }],
      },
      {
        title: "Copy three values",
        on: "window",
        lines: [{ choose: "project id" }, { choose: "client key" }, { choose: "app id" }],
      },
    ],
  },
  {
    doc: "content/docs/developer/dynamic.md",
    file: "images/dynamic-dashboard.svg",
    cards: [
      {
        title: "Networks",
        on: "window",
        lines: [{ switchOn: "Celo" }, { switchOn: "Celo Sepolia" }],
      },
      {
        title: "Ways to log in",
        on: "window",
        lines: [{ switchOn: "Wallets" }, { switchOn: "Email" }],
      },
      {
        title: "Origins",
        on: "window",
        lines: [{ enter: "http://localhost:5173", in: "Allowed" }],
      },
      {
        title: "Into your code",
        on: "window",
        lines: ["Sandbox", { choose: "environment id" }],
      },
    ],
  },
  {
    doc: "content/docs/wallet/ledger/setup.md",
    file: "images/compare-address.svg",
    cards: [
      {
        title: "In the tool",
        on: "window",
        lines: ["Receive", { choose: "0x1Be3…d4bb" }],
      },
      { title: "On the device", on: "device", lines: ["Address", { choose: "0x1Be3…d4bb" }] },
      {
        title: "A small amount first",
        on: "window",
        lines: ["Celoscan", { choose: "0.01 CELO arrived" }],
      },
      {
        title: "Write it down",
        on: "window",
        lines: ["Celo app", { choose: "m/44'/52752'/0'/0/0" }],
      },
    ],
  },
];
