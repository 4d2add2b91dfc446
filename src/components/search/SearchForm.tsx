import { useEffect, useRef } from "react";
import * as labels from "../../site/labels";
import * as styles from "./SearchForm.module.css";

/** Asks a search engine for pages of this site, until the site answers by itself. */
export function SearchForm({ query }: { readonly query: string }) {
  const input = useRef<HTMLInputElement>(null);
  // The built page knows no query: the address bar's is put in when React has come.
  useEffect(() => {
    if (input.current) input.current.value = query;
  }, [query]);
  return (
    <form
      className={styles.form}
      action="https://duckduckgo.com/"
      role="search"
      aria-label={labels.searchPage}
    >
      <input type="hidden" name="sites" value="docs.celo.org" />
      <input
        ref={input}
        className={styles.input}
        type="search"
        name="q"
        maxLength={64}
        placeholder={labels.searchPlaceholder}
        aria-label={labels.search}
        required
      />
      <button className={styles.button}>{labels.search}</button>
    </form>
  );
}
