import type { PageProps } from "gatsby";
import type { ReactElement } from "react";
import { withoutBase } from "../../site/paths/base-path";
import { NotFound } from "./NotFound";

type Page = PageProps<Queries.NotFoundPageQuery>;

/** Props of a page for unknown addresses: Gatsby adds the site's 404 page as an element, once its data is loaded. */
interface DevNotFoundProps extends Pick<Page, "location"> {
  readonly custom404?: ReactElement<{ readonly pageResources: { readonly json: Page } }>;
}

/**
 * The page for unknown addresses in development: what src/pages/404.tsx shows, with its data. The element itself can't
 * be shown, because it has a layout of its own.
 */
export default function DevNotFound({ location, custom404 }: DevNotFoundProps) {
  if (!custom404) return null;
  const { data } = custom404.props.pageResources.json;
  return <NotFound path={withoutBase(location.pathname)} gone={data.allGoneAddress.nodes} />;
}
