import * as labels from "../../site/labels";
import * as styles from "./Assistant.module.css";

/** In the corner of every page: opened, it loads the assistant (browser/load-assistant.ts) and says how that goes. */
export function Assistant() {
  return (
    <details
      className={styles.assistant}
      data-assistant=""
      data-needs-script=""
      data-print="no"
      data-behind-menu=""
    >
      <summary>{labels.assistant}</summary>
      <div>
        <p role="status">{labels.assistantLoading}</p>
      </div>
    </details>
  );
}
