/** The text that gatsby-plugin-google-gtag always puts into its snippet, regardless of its options. */
const NO_ENTRY_VIEW = ',"send_page_view":false';

/**
 * Changes the plugin's snippet to match Google's documentation, where the tag counts the entry page itself. The plugin
 * switches that off, because it counts every page from React.
 */
export function withEntryView(snippet: string): string {
  if (!snippet.includes(NO_ENTRY_VIEW)) {
    throw new Error(
      `The snippet of gatsby-plugin-google-gtag doesn't contain ${NO_ENTRY_VIEW} anymore. Check again how the entry page is counted.`,
    );
  }
  return snippet.replaceAll(NO_ENTRY_VIEW, "");
}
