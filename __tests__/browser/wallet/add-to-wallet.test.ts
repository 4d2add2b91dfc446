import { jest } from "@jest/globals";
import { watchWalletButtons } from "../../../src/browser/wallet/wallet";
import { expectSoon } from "../../e2e/support/expect-soon";
import { find } from "../find";

type Answer = (call: { method: string; params?: unknown }) => Promise<unknown>;

const CHAIN = {
  chainId: "0xaa044c",
  chainName: "Celo Sepolia",
  rpcUrls: ["https://forno.example"],
  blockExplorerUrls: ["https://explorer.example"],
  nativeCurrency: { name: "S-CELO", symbol: "S-CELO", decimals: 18 },
};
const TOKEN = {
  address: "0x765DE816845861e75A25fCA122bb6898B8B1282a",
  symbol: "USDm",
  decimals: 18,
};

const refuse = Object.assign(new Error("User rejected the request."), { code: 4001 });

let announce: (() => void)[] = [];

/** Installs a wallet that announces itself. Returns the mock that records its requests. */
function install(name: string, answer: Answer = () => Promise.resolve(null)): jest.Mock<Answer> {
  const request = jest.fn(answer);
  const detail = { info: { uuid: name, name }, provider: { request } };
  const listener = (): void => {
    dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
  };
  addEventListener("eip6963:requestProvider", listener);
  announce.push(() => {
    removeEventListener("eip6963:requestProvider", listener);
  });
  return request;
}

function show(token?: typeof TOKEN): void {
  document.body.innerHTML =
    '<div class="wallet"><button data-wallet></button> <details></details><output></output></div>';
  find("button").dataset.wallet = JSON.stringify({ chain: CHAIN, token });
}

const click = (): void => {
  find("[data-wallet]").click();
};
const expectWords = (words: string) => expectSoon(() => find("output").textContent, words);
const isOpen = () => find<HTMLDetailsElement>("details").open;
const methodsOf = (request: jest.Mock<Answer>) => request.mock.calls.map(([{ method }]) => method);

beforeAll(watchWalletButtons);

beforeEach(() => {
  show();
});

afterEach(() => {
  for (const remove of announce) remove();
  announce = [];
  Reflect.deleteProperty(window, "ethereum");
});

test("a single wallet is asked at once, and the page says that it has the network, new or not", async () => {
  const request = install("MetaMask");
  click();
  await expectWords("MetaMask has Celo Sepolia.");
  expect(request.mock.calls).toEqual([[{ method: "wallet_addEthereumChain", params: [CHAIN] }]]);
  expect(isOpen()).toBe(false);
});

test("with two wallets the reader chooses one", async () => {
  const [first, second] = [install("MetaMask"), install("Rabby")];
  click();
  await expectWords("Choose a wallet: MetaMaskRabby");
  expect(first).not.toHaveBeenCalled();
  find("output button:last-child").click();
  await expectWords("Rabby has Celo Sepolia.");
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
});

test("a wallet that is only a property of the window is asked too", async () => {
  const request = jest.fn<Answer>(() => Promise.resolve(null));
  Object.assign(window, { ethereum: { request } });
  click();
  await expectWords("Your wallet has Celo Sepolia.");
});

test("without a wallet the values are shown", async () => {
  click();
  await expectWords("No wallet answered in this browser. Enter the values by hand.");
  expect(isOpen()).toBe(true);
});

test("a refusal isn't an error", async () => {
  install("MetaMask", () => Promise.reject(refuse));
  click();
  await expectWords("Nothing was added.");
  expect(isOpen()).toBe(false);
});

test("an error is shown in the wallet's words, and the values are shown", async () => {
  install("MetaMask", () => Promise.reject(new Error("Chain ID differs.")));
  click();
  await expectWords("MetaMask could not do this: Chain ID differs. Enter the values by hand.");
  expect(isOpen()).toBe(true);
});

test("an invalid announcement is ignored", async () => {
  const listener = (): void => {
    dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail: { info: null } }));
    dispatchEvent(new Event("eip6963:announceProvider"));
  };
  addEventListener("eip6963:requestProvider", listener, { once: true });
  click();
  await expectWords("No wallet answered in this browser. Enter the values by hand.");
});

describe("a hostile wallet", () => {
  const fail = (): never => {
    throw new Error("Not for you.");
  };
  const throwing = (target: object = {}): object =>
    new Proxy(target, { get: fail, has: fail, getPrototypeOf: fail });
  const announceDetail = (detail: unknown): void => {
    const listener = (): void => {
      dispatchEvent(new CustomEvent("eip6963:announceProvider", { detail }));
    };
    addEventListener("eip6963:requestProvider", listener, { once: true });
  };

  test.each([
    ["is a proxy that throws", throwing()],
    ["has information that throws", { info: throwing(), provider: {} }],
    ["has a provider that throws", { info: { uuid: "a", name: "A" }, provider: throwing() }],
  ])("that %s is ignored", async (_, detail) => {
    announceDetail(detail);
    Object.defineProperty(window, "ethereum", { get: fail, configurable: true });
    click();
    await expectWords("No wallet answered in this browser. Enter the values by hand.");
  });

  test.each([
    ["throws at once", fail, "Not for you."],
    ["fails with an object that throws", () => Promise.reject(throwing() as Error), ""],
    ["fails with nothing", () => Promise.reject(undefined as unknown as Error), ""],
    [
      "fails with a message that isn't a text",
      () => Promise.reject(Object.assign(new Error(), { message: { toString: fail } })),
      "",
    ],
  ])("that %s has a sentence", async (_, answer, message) => {
    install("A", answer);
    click();
    await expectWords(`A could not do this: ${message} Enter the values by hand.`);
  });

  test("with a name and a message of megabytes is cut, and of many wallets 20 are shown", async () => {
    const long = "x".repeat(5_000_000);
    install(long, () => Promise.reject(new Error(long)));
    click();
    await expectSoon(() => find("output").textContent.includes("could not do this"), true);
    expect(find("output").textContent.length).toBeLessThan(500);
    for (let count = 0; count < 300; count += 1)
      announceDetail({ info: { uuid: `${count}`, name: "A" }, provider: { request: fail } });
    click();
    await expectSoon(() => document.querySelectorAll("output button").length, 20);
  });
});

describe("a token", () => {
  beforeEach(() => {
    show(TOKEN);
  });

  test("is added at once by a wallet that is on its network", async () => {
    const request = install("MetaMask", ({ method }) =>
      Promise.resolve(method === "eth_chainId" ? "0xAA044C" : true),
    );
    click();
    await expectWords("MetaMask has USDm.");
    expect(request.mock.calls.at(-1)).toEqual([
      { method: "wallet_watchAsset", params: { type: "ERC20", options: TOKEN } },
    ]);
    expect(methodsOf(request)).not.toContain("wallet_addEthereumChain");
  });

  test("is added after its network, and the wallet switches there first", async () => {
    const request = install("MetaMask", ({ method }) =>
      Promise.resolve(method === "eth_chainId" ? "0x1" : true),
    );
    click();
    await expectWords("MetaMask has USDm.");
    expect(methodsOf(request)).toEqual([
      "eth_chainId",
      "wallet_addEthereumChain",
      "eth_chainId",
      "wallet_switchEthereumChain",
      "wallet_watchAsset",
    ]);
  });

  test("that the reader rejects isn't reported as added", async () => {
    install("MetaMask", ({ method }) =>
      Promise.resolve(method === "eth_chainId" ? CHAIN.chainId : false),
    );
    click();
    await expectWords("Nothing was added.");
  });
});
