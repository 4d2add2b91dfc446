import * as labels from "../../site/labels";
import { settings } from "../../site/settings";
import { Answers } from "./Answers";
import * as styles from "./Feedback.module.css";

export interface FeedbackProps {
  readonly title: string;
  readonly path: string;
}

/** "Was this page helpful?": an issue to open, and where answers are counted two buttons. */
export function Feedback({ title, path }: FeedbackProps) {
  // A slash may stand in a query as it is, and does so all over the page.
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
