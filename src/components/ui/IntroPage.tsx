import type { ReactNode } from "react";
import { Metadata, type MetadataProps } from "../layout/Metadata";
import * as styles from "./IntroPage.module.css";
import { TextPage } from "./TextPage";

export interface IntroPageProps extends MetadataProps {
  readonly title: string;
  /** A sentence about the purpose of the page. */
  readonly lead: string;
  /** A link to a related page, below the lead. */
  readonly also?: { readonly label: string; readonly href: string } | undefined;
  readonly children: ReactNode;
}

/**
 * The template of listing pages and of the style guide: head, title, an introductory sentence and the content, as wide
 * as the navbar.
 */
export function IntroPage({ lead, also, children, ...metadata }: IntroPageProps) {
  return (
    <div className={styles.page}>
      <TextPage title={metadata.title}>
        <Metadata {...metadata} />
        <p className={styles.lead}>{lead}</p>
        {also && (
          <p>
            <a className="text-link" href={also.href}>
              {also.label}
            </a>
          </p>
        )}
        {children}
      </TextPage>
    </div>
  );
}
