/** Text that gatsby-plugin-google-gtag always adds to its snippet, whatever its options are. */
const NO_ENTRY_VIEW = ',"send_page_view":false';

/**
 * Changes the plugin's snippet so that Google's tag itself counts the entry page, as Google documents. The plugin turns
 * this off, because it uses React to count every page.
 */
export function withEntryView(snippet: string): string {
  if (!snippet.includes(NO_ENTRY_VIEW)) {
    throw new Error(
      `The snippet from gatsby-plugin-google-gtag no longer contains ${NO_ENTRY_VIEW}. Check whether the entry page is still counted exactly once.`,
    );
  }
  return snippet.replaceAll(NO_ENTRY_VIEW, "");
}
