import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { toReadablePath } from "../../browser/base/readable-path";
import { loadPageIndex } from "../../browser/page-index";
import { type PageIndex, findClosestPages, readWords } from "../../docs/links/closest-pages";
import { type GoneAddress, findGone } from "../../docs/links/gone";
import * as labels from "../../site/labels";
import { searchAreas } from "../../site/search";
import { CardGrid } from "../ui/CardGrid";
import { IntroPage } from "../ui/IntroPage";
import { SearchBox } from "../ui/SearchBox";
import * as styles from "./NotFound.module.css";

/** Path of the built 404 page, which the host sends for unknown paths. */
const OWN_PATH = /^\/404(?:\.html|\/)?$/;

/** Subscribes to nothing: the URL of this page never changes. */
const never = () => () => undefined;

interface NotFoundProps {
  readonly path: string;
  readonly gone: readonly GoneAddress[];
}

/**
 * Shows the standard text, a search for the words in the path, and the five pages with the most similar paths, or the
 * areas if no path is similar. If the page is known to be gone, explains why and links to the closest page.
 */
export function NotFound({ path, gone }: NotFoundProps) {
  const input = useRef<HTMLInputElement>(null);
  const [closest, setClosest] = useState<PageIndex>();
  // The requested path isn't known at build time, so it is read from the URL.
  const lost = useSyncExternalStore(
    never,
    () => findGone(toReadablePath(path).replace(/\/$/, ""), gone),
    () => undefined,
  );
  useEffect(() => {
    const isOwn = OWN_PATH.test(path);
    if (!isOwn) window.signals?.sendNotFound(path);
    if (!isOwn && input.current?.value === "") input.current.value = readWords(path);
    let isGone = false;
    void (isOwn ? Promise.resolve([]) : loadPageIndex()).then((pages) => {
      if (!isGone) setClosest(findClosestPages(path, pages));
    });
    return () => {
      isGone = true;
    };
  }, [path]);
  const [lead, advice] = labels.notFound;
  return (
    <IntroPage
      title={labels.notFoundTitle}
      lead={lead}
      description={lead}
      canonicalPath="/404"
      isHidden
    >
      {lost ? (
        <section aria-labelledby="gone">
          <h2 id="gone">{labels.goneTitle}</h2>
          <p>
            {lost.reason} {labels.goneLead}{" "}
            <a className="text-link" href={encodeURI(lost.to)}>
              {lost.to}
            </a>
            .
          </p>
        </section>
      ) : (
        <p>{advice}</p>
      )}
      <SearchBox label={labels.notFoundSearch} inputRef={input} />
      <section className={styles.closest} aria-labelledby={closest && "closest"} data-needs-script>
        {closest && (
          <>
            <h2 id="closest">{closest.length > 0 ? labels.closestPages : labels.browseAreas}</h2>
            <CardGrid
              cards={
                closest.length > 0
                  ? closest.map(([href, label]) => ({
                      label,
                      text: href,
                      href: encodeURI(href),
                    }))
                  : searchAreas
              }
            />
          </>
        )}
      </section>
    </IntroPage>
  );
}
