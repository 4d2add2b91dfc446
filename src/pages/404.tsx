import type { PageProps } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { NotFound } from "../components/not-found/NotFound";
import * as labels from "../site/labels";
import { withoutBase } from "../site/paths/base-path";

export default function NotFoundPage({ location }: PageProps) {
  return (
    <>
      <Metadata
        title={labels.notFoundTitle}
        description={labels.notFound[0]}
        canonicalPath="/404"
        isHidden
      />
      <NotFound path={withoutBase(location.pathname)} />
    </>
  );
}
