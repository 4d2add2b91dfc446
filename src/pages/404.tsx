import type { PageProps } from "gatsby";
import { NotFound } from "../components/not-found/NotFound";
import { withoutBase } from "../site/paths/base-path";

export default function NotFoundPage({ location }: PageProps) {
  return <NotFound path={withoutBase(location.pathname)} />;
}
