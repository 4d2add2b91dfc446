import { unloaded } from "../../site/run-labels";
import { announce } from "../base/announce";

/**
 * Enables the Run buttons of code blocks, on this page and on later ones. Their script is fetched on the first click.
 */
export function watchRunButtons(): void {
  if (!RUNS_ON_CELO) return;
  document.addEventListener("click", ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-run]");
    if (!button) return;
    import("./run-sample")
      .then(({ runSample }) => {
        runSample(button);
      })
      .catch(() => {
        announce(unloaded);
      });
  });
}
