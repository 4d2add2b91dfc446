import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import { Answers } from "./Answers";
import * as styles from "./Feedback.module.css";

export interface FeedbackProps {
  readonly title: string;
  readonly path: string;
}

/** "Was this page helpful?": a link to open an issue, and two buttons in builds that count answers. */
export function Feedback({ title, path }: FeedbackProps) {
  // A slash is allowed in a query, and paths are easier to read with it.
  const issue = encodeURIComponent(labels.formatPageIssue(title, path)).replaceAll("%2F", "/");
  return (
    <p className={styles.feedback} data-print="no">
      <span>{labels.wasHelpful}</span>
      {(SERVICES.analyticsId !== undefined || SERVICES.tagManagerId !== undefined) && <Answers />}
      <a className="text-link external" href={`${settings.newIssue}?title=${issue}`}>
        {labels.openIssue}
      </a>
    </p>
  );
}
