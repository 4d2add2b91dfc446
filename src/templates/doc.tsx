import { type PageProps, graphql } from "gatsby";
import { DocPage } from "../components/doc/DocPage";
import type { DocData } from "../components/doc/types";
import { Metadata } from "../components/layout/Metadata";

export default function DocTemplate({ data: { doc } }: PageProps<DocData>) {
  return (
    <>
      <Metadata
        title={doc.title}
        description={doc.description}
        canonicalPath={doc.canonicalPath}
        isHidden={doc.unlisted || doc.draft}
        keywords={doc.keywords}
        doc={{ path: doc.path, modified: doc.lastUpdatedAt, breadcrumbs: doc.breadcrumbs }}
      />
      <DocPage doc={doc} key={doc.path} />
    </>
  );
}

export const query = graphql`
  fragment DocOfPage on Doc {
    id
    path
    title
    description
    sidebar
    sidebarFile
    bodyFile
    skeleton
    developmentSidebar
    draft
    unlisted
    readingMinutes
    editUrl
    lastUpdatedAt
    lastUpdatedBy
    factsChecked
    sources {
      title
      url
    }
    replacedBy
    hideTableOfContents
    tags {
      label
      permalink
    }
    toc {
      depth
      id
      title
    }
    breadcrumbs {
      label
      path
    }
    previous {
      title
      path
    }
    next {
      title
      path
    }
    version {
      name
      label
      banner
      badge
      isLast
    }
    versionPaths {
      name
      label
      isLast
      path
    }
    faults {
      file
      line
      column
      rule
      problem
      fix
    }
    canonicalPath
    keywords
  }

  query DocPage($id: String!) {
    doc(id: { eq: $id }) {
      ...DocOfPage
    }
  }
`;
