import * as labels from "../../site/labels";
import { watchOpened } from "../widgets/opened";

/** Lets the assistant come when the reader opens its panel, and not before. Builds without one have nothing of it. */
export function watchAssistant(): void {
  if (SERVICES.assistant === undefined) return;
  watchOpened("[data-assistant]", (panel) => {
    import("./load-assistant")
      .then(({ loadAssistant }) => {
        loadAssistant(panel);
      })
      .catch((error: unknown) => {
        console.warn("The assistant could not be loaded.", error);
        const status = panel.querySelector("[role=status]");
        if (status) status.textContent = labels.assistantFailed;
      });
  });
}
