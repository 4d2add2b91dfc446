import { type PageProps, graphql } from "gatsby";
import type { DocData } from "../components/base/types";
import { DocPage } from "../components/doc/DocPage";

export default function DocTemplate({ data: { doc } }: PageProps<DocData>) {
  return <DocPage doc={doc} key={doc.path} />;
}

export const query = graphql`
  fragment DocOfPage on Doc {
    id
    path
    title
    description
    sidebar
    sidebarFile
    body
    draft
    unlisted
    editUrl
    lastUpdatedAt
    lastUpdatedBy
    factsChecked
    sources {
      title
      url
    }
    replacedBy
    replacement {
      title
    }
    movedAnchors {
      id
      to
    }
    hideTableOfContents
    layout
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
