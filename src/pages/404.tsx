import type { PageProps } from "gatsby";
import { Metadata } from "../components/layout/Metadata";
import { NotFound } from "../components/not-found/NotFound";
import { withoutBase } from "../site/base-path";
import * as labels from "../site/labels";

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
