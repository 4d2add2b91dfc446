import * as labels from "../../site/labels";
import * as styles from "./Assistant.module.css";

/**
 * A panel in the corner of every page. When it is opened, it loads the assistant (browser/services/load-assistant.ts)
 * and shows the progress.
 */
export function Assistant() {
  return (
    <aside
      className={styles.assistant}
      aria-label={labels.assistant}
      data-needs-script=""
      data-print="no"
      data-behind-menu=""
    >
      <details data-assistant="">
        <summary>{labels.assistant}</summary>
        <div>
          <p role="status">{labels.assistantLoading}</p>
        </div>
      </details>
    </aside>
  );
}
