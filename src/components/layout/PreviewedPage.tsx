import { type ReactNode, useEffect, useState } from "react";
import { reloadWhen, watchContentPreview } from "../../browser/navigation/content-preview";
import type { Doc } from "../doc/types";

interface PreviewedPageProps {
  /** The page's path, decoded. */
  readonly path: string;
  /** The doc in Gatsby's data; absent on pages without a doc. */
  readonly doc: Doc | undefined;
  readonly children: (doc: Doc | undefined) => ReactNode;
}

/**
 * In development: shows a doc as its files are now, before Gatsby's data arrives. A page that was created while its
 * missing address is open, and a removed page, are reloaded.
 */
export function PreviewedPage({ path, doc, children }: PreviewedPageProps) {
  const [previewed, setPreviewed] = useState<Partial<Doc>>();
  const isDoc = doc !== undefined;
  useEffect(() => {
    const left = new AbortController();
    const end = watchContentPreview(path, (found) => {
      if ((found !== null) === isDoc) setPreviewed(found ?? undefined);
      else void reloadWhen(path, !isDoc, left.signal);
    });
    return () => {
      end();
      left.abort();
      setPreviewed(undefined);
    };
  }, [path, isDoc]);
  return <>{children(doc && { ...doc, ...previewed })}</>;
}
