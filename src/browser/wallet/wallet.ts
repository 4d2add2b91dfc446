import * as labels from "../../site/labels";
import { announce } from "../base/announce";

/**
 * Enables the buttons of `<AddToWallet>`, on this page and on later ones. Their script is fetched on the first click.
 */
export function watchWalletButtons(): void {
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-wallet]");
    if (!button) return;
    import("./add-to-wallet")
      .then(({ addToWallet }) => addToWallet(button))
      .catch(() => {
        announce(labels.walletFailed);
      });
  });
}
