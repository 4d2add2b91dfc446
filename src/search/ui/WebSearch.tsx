import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import * as styles from "./SearchPanel.module.css";

/** The search form for readers without scripts. */
export function WebSearch() {
  const { host } = new URL(settings.url);
  return (
    <div className={styles.withoutScripts}>
      <p>{labels.searchNeedsScripts}</p>
      <form
        className={styles.form}
        action="https://duckduckgo.com/"
        role="search"
        aria-label={labels.webSearch}
      >
        <input type="hidden" name="sites" value={host} />
        <input
          className={styles.input}
          type="search"
          name="q"
          maxLength={64}
          placeholder={labels.searchPlaceholder}
          aria-label={labels.webSearch}
          required
        />
        <button className={styles.button}>{labels.search}</button>
      </form>
      <p>
        <a className={styles.link} href={`https://duckduckgo.com/?q=site%3A${host}`} rel="noopener">
          {labels.webSearch}
        </a>
      </p>
    </div>
  );
}
