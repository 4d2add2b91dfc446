import type { ReactNode } from "react";
import * as styles from "./TextPage.module.css";

export interface TextPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page without a sidebar: a title and its content. */
export function TextPage({ title, children }: TextPageProps) {
  return (
    <div className={styles.page}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}
