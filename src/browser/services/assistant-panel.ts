import * as labels from "../../site/labels";
import { watchOpened } from "../base/opened";

/** Loads the assistant when the reader opens its panel. Builds without an assistant don't include this code. */
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
