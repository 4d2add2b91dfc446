import type { ReactNode } from "react";
import * as labels from "../../site/labels";
import { Assistant } from "../assistant/Assistant";
import { ServerOnly } from "../base/ServerOnly";
import type { Doc } from "../base/types";
import { Menu } from "../navbar/Menu";
import { Navbar } from "../navbar/Navbar";
import { AnnouncementBar } from "./AnnouncementBar";
import { Footer } from "./Footer";
import * as styles from "./Layout.module.css";

export interface LayoutProps {
  readonly children: ReactNode;
  /** The current page's path, for links that point to this page. */
  readonly path: string;
  /** The doc on the page; absent on all other pages. */
  readonly doc?: Doc;
}

/** Renders everything around the page's own content. */
export function Layout({ children, path, doc }: LayoutProps) {
  const currentPage = {
    path,
    sidebar: doc?.sidebar,
    version: doc?.version.name,
    versionPaths: doc?.versionPaths,
  };
  return (
    <>
      <a
        className={`visually-hidden ${styles.skip}`}
        href="#content"
        data-print="no"
        data-behind-menu=""
      >
        {labels.skipToContent}
      </a>
      <ServerOnly id="head">
        {process.env.BUILD_STAGE !== "build-javascript" && (
          <>
            <AnnouncementBar />
            <Navbar currentPage={currentPage} />
          </>
        )}
      </ServerOnly>
      <div className={doc?.sidebar ? styles.docs : styles.plain}>
        <Menu currentPage={currentPage} doc={doc} />
        <main
          id="content"
          tabIndex={-1}
          className={doc ? `${styles.main} ${styles.doc}` : styles.main}
          data-behind-menu=""
        >
          {children}
        </main>
      </div>
      <ServerOnly id="footer">
        {process.env.BUILD_STAGE !== "build-javascript" && <Footer />}
      </ServerOnly>
      {SERVICES.assistant && <Assistant />}
    </>
  );
}
