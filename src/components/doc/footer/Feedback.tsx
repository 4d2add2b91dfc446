import * as labels from "../../../site/doc-labels";
import { formatIssue } from "../../../site/issues";
import * as navbar from "../../navbar/Navbar.module.css";
import * as styles from "./Feedback.module.css";

/**
 * Asks "Was this page helpful?". Each answer is a link to a new issue that is already filled in. In builds that collect
 * feedback, browser/feedback/feedback.ts sends the answer instead.
 */
export function Feedback({ path }: { readonly path: string }) {
  // The answer is the last part of the URL. The links then differ only at the end, and compress to a few bytes.
  const issueOf = (answer: string): string => formatIssue(`${path}: ${answer}`);
  return (
    <div className={styles.question} data-feedback="" data-print="no">
      <span>{labels.wasHelpful}</span>
      <a className={`external ${styles.answer}`} href={issueOf(labels.wasHelpfulIssue)}>
        {labels.helpful}
      </a>
      <details className={navbar.dropdown} data-dropdown="">
        <summary className={styles.answer}>{labels.notHelpful}</summary>
        <ul className={navbar.panel}>
          {labels.reasons.split(", ").map((reason) => (
            <li key={reason}>
              <a className={`external ${navbar.panelLink}`} href={issueOf(reason)}>
                {reason}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
