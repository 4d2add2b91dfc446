import { useEffect, useRef, useState } from "react";
import {
  type PageIndex,
  findClosestPages,
  loadPageIndex,
  readWords,
} from "../../browser/closest-pages";
import * as labels from "../../site/labels";
import { searchAreas } from "../../site/search";
import { SearchBox } from "../ui/SearchBox";
import { TextPage } from "../ui/TextPage";
import * as styles from "./NotFound.module.css";

/** Hosts answer unknown paths with the page built at this path. */
const OWN_PATH = /^\/404(?:\.html|\/)?$/;

/**
 * The standard text, a search for the words of the path, and the five pages with the most similar paths, or the areas
 * if none is similar.
 */
export function NotFound({ path }: { readonly path: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [closest, setClosest] = useState<PageIndex>();
  // The built page can't know the path, so React reads it from the address.
  useEffect(() => {
    const isOwn = OWN_PATH.test(path);
    if (!isOwn && input.current?.value === "") input.current.value = readWords(path);
    let isGone = false;
    void (isOwn ? Promise.resolve([]) : loadPageIndex()).then((pages) => {
      if (!isGone) setClosest(findClosestPages(path, pages));
    });
    return () => {
      isGone = true;
    };
  }, [path]);
  return (
    <TextPage title={labels.notFoundTitle}>
      {labels.notFound.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <SearchBox label={labels.notFoundSearch} inputRef={input} />
      <section className={styles.closest} aria-labelledby="closest" data-needs-script>
        {closest?.length === 0 && (
          <>
            <h2 id="closest">{labels.browseAreas}</h2>
            <ul className={styles.areas}>
              {searchAreas.map(({ label, href }) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </>
        )}
        {closest && closest.length > 0 && (
          <>
            <h2 id="closest">{labels.closestPages}</h2>
            <ul>
              {closest.map(([address, title]) => (
                <li key={address}>
                  <a className="page-ref" href={encodeURI(address)}>
                    <span className="page-ref-title">{title}</span>
                    <span className="page-ref-description">{address}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
      </section>
    </TextPage>
  );
}
