import * as styles from "./FaultPanel.module.css";
import type { Doc } from "./types";

/** In development: what is wrong with this page, where, and what to do. Never in a build. */
export function FaultPanel({ faults }: { readonly faults: Doc["faults"] }) {
  if (faults.length === 0) return null;
  return (
    <section className={styles.panel} aria-label="Faults of this page">
      <ul className={styles.list}>
        {faults.map(({ file, line, column, rule, problem, mend }, index) => (
          <li key={index}>
            <code>
              {file}:{line}:{column}
            </code>
            <p className={styles.problem}>{problem}</p>
            <p>
              {mend} [{rule}]
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
