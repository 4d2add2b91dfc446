import type { ReactNode } from "react";
import * as styles from "./TextPage.module.css";

export interface TextPageProps {
  readonly title: string;
  readonly lead?: string;
  /** As wide as the home page, for content in columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A page without a sidebar: a title, a sentence, and what follows. */
export function TextPage({ title, lead, isWide = false, children }: TextPageProps) {
  return (
    <div className={isWide ? `${styles.page} ${styles.wide}` : styles.page}>
      <header>
        <h1 className={styles.title}>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
      </header>
      {children}
    </div>
  );
}
