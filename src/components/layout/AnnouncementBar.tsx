import {
  ANNOUNCEMENT_IS_CLOSEABLE,
  type AnnouncementColors,
  announcement,
} from "../../site/announcement";
import * as labels from "../../site/labels";
import { Icon } from "../ui/Icon";
import * as styles from "./AnnouncementBar.module.css";

export interface AnnouncementBarProps {
  readonly isCloseable?: boolean;
  readonly colors?: AnnouncementColors;
}

const BACKGROUNDS = { sunken: styles.onSunken, button: styles.onButton };
const TEXTS = { text: styles.inText, "button-ink": styles.inButtonInk };

/** The bar above the navbar. If the reader has closed it before, an inline script hides it before the first paint. */
export function AnnouncementBar({
  isCloseable = ANNOUNCEMENT_IS_CLOSEABLE,
  colors: { backgroundColor, textColor } = announcement,
}: AnnouncementBarProps) {
  return (
    <aside
      className={`${styles.bar} ${BACKGROUNDS[backgroundColor]} ${TEXTS[textColor]}`}
      aria-label={labels.announcement}
      data-print="no"
      data-behind-menu=""
    >
      <p>
        {`${announcement.text} `}
        <a className="text-link" href={announcement.href}>
          {announcement.linkLabel}
        </a>
      </p>
      {isCloseable && (
        <button
          type="button"
          className={styles.close}
          data-close-announcement
          data-needs-app
          data-needs-script
          aria-label={labels.closeAnnouncement}
        >
          <Icon name="close" />
        </button>
      )}
    </aside>
  );
}
