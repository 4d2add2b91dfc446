import type { ReactNode } from "react";
import { Metadata, type MetadataProps } from "../base/Metadata";
import * as styles from "./IntroPage.module.css";
import { TextPage } from "./TextPage";

export interface IntroPageProps extends MetadataProps {
  readonly title: string;
  /** A sentence about what the page is for. */
  readonly lead: string;
  /** A link to a related page, shown below that sentence. */
  readonly also?: { readonly label: string; readonly href: string } | undefined;
  readonly children: ReactNode;
}

/**
 * Layout for listing pages and the style guide: head, title, an introductory sentence and the content, as wide as the
 * navbar.
 */
export function IntroPage({ lead, also, children, ...metadata }: IntroPageProps) {
  return (
    <div className={styles.page}>
      <TextPage title={metadata.title}>
        <Metadata {...metadata} />
        <p className="lead">{lead}</p>
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
