import type { Segment } from "../../docs/segments";

export interface PageLink {
  readonly title: string;
  readonly path: string;
}

export interface TocEntry {
  readonly depth: number;
  readonly id: string;
  readonly title: string;
}

/** A doc as the page query of templates/doc.tsx answers it. */
export interface Doc {
  readonly id: string;
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly sidebar: string | null;
  /** Names of what the page's html is made from; see `doc-html.ts`. */
  readonly bodyFile: string;
  readonly sidebarFile: string;
  /** The body without its html, except while developing. */
  readonly skeleton: readonly Segment[];
  readonly developmentSidebar: string | null;
  readonly draft: boolean;
  readonly unlisted: boolean;
  readonly readingMinutes: number;
  readonly editUrl: string | null;
  readonly lastUpdatedAt: string | null;
  readonly lastUpdatedBy: string | null;
  readonly factsChecked: string;
  readonly sources: readonly { readonly title: string; readonly url: string }[];
  readonly replacedBy: string | null;
  readonly hideTableOfContents: boolean;
  readonly tags: readonly { readonly label: string; readonly permalink: string }[];
  readonly toc: readonly TocEntry[];
  readonly breadcrumbs: readonly { readonly label: string; readonly path: string | null }[];
  readonly previous: PageLink | null;
  readonly next: PageLink | null;
  readonly version: {
    readonly name: string;
    readonly label: string;
    readonly banner: string;
    readonly badge: boolean;
    readonly isLast: boolean;
  };
  readonly faults: readonly {
    readonly file: string;
    readonly line: number;
    readonly column: number;
    readonly rule: string;
    readonly problem: string;
    readonly mend: string;
  }[];
  readonly canonicalPath: string;
  readonly keywords: readonly string[];
  readonly image: string | null;
}

export interface DocData {
  readonly doc: Doc;
}
