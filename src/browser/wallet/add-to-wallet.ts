import type { WalletRequest } from "../../markdown/components/wallet/wallet-request";
import * as labels from "../../site/labels";

/** A wallet, as defined in EIP-1193. */
interface Provider {
  readonly request: (call: { method: string; params?: unknown }) => Promise<unknown>;
}

interface Wallet {
  readonly id: string;
  readonly name: string;
  readonly provider: Provider;
}

const ADD_CHAIN = "wallet_addEthereumChain";
/** Time that wallets have to announce themselves; most do so before `dispatchEvent` returns. */
const ANSWER_MS = 100;
/** Error code for a request that the reader declined (EIP-1193). */
const REFUSED = 4001;
/** Any extension can announce wallets, and names can be of any length. */
const MOST_WALLETS = 20;
const LONGEST_NAME = 50;
const LONGEST_MESSAGE = 300;

/**
 * Sends the request in a button's `data-wallet` attribute to the reader's wallet, and shows the outcome below the
 * button.
 */
export async function addToWallet(button: HTMLElement): Promise<void> {
  const output = button.parentElement?.querySelector("output");
  if (!output) return;
  const request = JSON.parse(button.dataset.wallet ?? "") as WalletRequest;
  const wallets = await findWallets();
  const [only] = wallets;
  if (!only) {
    output.textContent = labels.noWallet;
    openValues(button);
  } else if (wallets.length === 1) {
    await ask(only, request, output);
  } else {
    output.replaceChildren(`${labels.whichWallet} `, ...wallets.map(toButton));
    output.querySelector("button")?.focus();
  }

  function toButton(wallet: Wallet): HTMLButtonElement {
    const choice = document.createElement("button");
    choice.type = "button";
    choice.textContent = wallet.name;
    choice.onclick = () => {
      button.focus(); // The choices disappear, so the focus moves to the button.
      if (output) void ask(wallet, request, output);
    };
    return choice;
  }
}

/** Finds every wallet that announces itself (EIP-6963), or the one in `window.ethereum` if none does. */
async function findWallets(): Promise<Wallet[]> {
  const found = new Map<string, Wallet>();
  const add = (event: Event): void => {
    if (found.size === MOST_WALLETS) return;
    const wallet = orNothing(() => readAnnouncement(event));
    if (wallet) found.set(wallet.id, wallet);
  };
  addEventListener("eip6963:announceProvider", add);
  dispatchEvent(new Event("eip6963:requestProvider"));
  await new Promise((resolve) => setTimeout(resolve, ANSWER_MS));
  removeEventListener("eip6963:announceProvider", add);
  if (found.size > 0) return [...found.values()];
  const provider = orNothing(() => (window as { ethereum?: unknown }).ethereum);
  return isProvider(provider) ? [{ id: "", name: labels.yourWallet, provider }] : [];
}

/** Returns a value, or undefined if reading it throws: wallets' objects may be proxies. */
function orNothing<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

/** Reads an announcement. Any extension can send this event, so its shape is checked. */
function readAnnouncement(event: Event): Wallet | undefined {
  if (!(event instanceof CustomEvent)) return undefined;
  const { info, provider } = (event.detail ?? {}) as {
    info?: { uuid?: unknown; name?: unknown };
    provider?: unknown;
  };
  const [id, name] = [info?.uuid, info?.name];
  if (typeof id !== "string" || typeof name !== "string" || !isProvider(provider)) return undefined;
  const shown = name.trim().slice(0, LONGEST_NAME);
  return { id: id.slice(0, LONGEST_NAME), name: shown || labels.yourWallet, provider };
}

const isProvider = (value: unknown): value is Provider =>
  typeof orNothing(() => (value as Provider | null | undefined)?.request) === "function";

async function ask(
  { name, provider }: Wallet,
  { chain, token }: WalletRequest,
  output: HTMLOutputElement,
): Promise<void> {
  output.textContent = labels.formatWalletAsked(name);
  try {
    const isAdded = token
      ? await addToken(provider, chain, token)
      : await provider.request({ method: ADD_CHAIN, params: [chain] }).then(() => true);
    const what = token?.symbol ?? chain.chainName;
    output.textContent = isAdded ? labels.formatWalletHas(name, what) : labels.walletRefused;
  } catch (error) {
    const read = (name: "code" | "message"): unknown =>
      orNothing(() => (error as Record<typeof name, unknown> | null | undefined)?.[name]);
    const [code, message] = [read("code"), read("message")];
    const words = typeof message === "string" ? message.slice(0, LONGEST_MESSAGE) : "";
    output.textContent =
      code === REFUSED ? labels.walletRefused : labels.formatWalletError(name, words);
    if (code !== REFUSED) openValues(output);
  }
}

/**
 * Switches the wallet to a token's network before adding the token, because wallets add tokens to the selected network.
 */
async function addToken(
  provider: Provider,
  chain: WalletRequest["chain"],
  token: WalletRequest["token"],
): Promise<boolean> {
  const isThere = async (): Promise<boolean> => {
    const id = await provider.request({ method: "eth_chainId" });
    return typeof id === "string" && id.toLowerCase() === chain.chainId;
  };
  if (!(await isThere())) await provider.request({ method: ADD_CHAIN, params: [chain] });
  // Some wallets add a network without switching to it.
  if (!(await isThere()))
    await provider.request({
      method: "wallet_switchEthereumChain",
      params: [{ chainId: chain.chainId }],
    });
  const params = { type: "ERC20", options: token };
  return (await provider.request({ method: "wallet_watchAsset", params })) !== false;
}

/** Expands the values for manual entry beside the button. */
function openValues(element: HTMLElement): void {
  element.closest(".wallet")?.querySelector("details")?.setAttribute("open", "");
}
