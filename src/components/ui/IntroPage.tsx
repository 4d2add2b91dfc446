import type { ReactNode } from "react";
import * as styles from "./IntroPage.module.css";
import { TextPage } from "./TextPage";

export interface IntroPageProps {
  readonly title: string;
  /** A sentence about the purpose of the page. */
  readonly lead: string | undefined;
  /** As wide as the navbar, for content in columns. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A text page with an introductory sentence: lists of sites, lessons and docs, and the style guide. */
export function IntroPage({ title, lead, isWide = false, children }: IntroPageProps) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <TextPage title={title}>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </TextPage>
    </div>
  );
}
