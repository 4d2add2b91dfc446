/** Stand-in for the browser's highlights, which jsdom doesn't have. */
export const highlights = new Map<string, readonly Range[]>();

Object.assign(globalThis, {
  CSS: { highlights },
  Highlight: class extends Array<Range> {},
  requestAnimationFrame: (run: () => void) => {
    run();
  },
});

/** Lists the highlighted words of the page; undefined if nothing is highlighted. */
export const paintedWords = (): string[] | undefined => highlights.get("search-match")?.map(String);
