/** A section counts as being read once its heading is no more than this many pixels below the top of the window. */
const READING_LINE_PX = 120;

/** Marks the link to the visible section in every table of contents while the reader scrolls. */
export function watchTableOfContents(): void {
  let isWaiting = false;
  addEventListener(
    "scroll",
    () => {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(() => {
        isWaiting = false;
        markCurrentHeading();
      });
    },
    { passive: true },
  );
}

/** Marks the links to the section being read. Marks none if the reader is above the first heading. */
export function markCurrentHeading(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>("[data-toc] a")];
  const ids = links.map((link) => decodeURIComponent(link.hash.slice(1)));
  const current = findCurrentHeading(
    ids.map((id) => ({ id, top: document.getElementById(id)?.getBoundingClientRect().top })),
    scrollY > 0 && innerHeight + scrollY >= document.documentElement.scrollHeight - 2,
  );
  links.forEach((link, index) => {
    if (ids[index] === current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  });
}

interface HeadingTop {
  readonly id: string;
  /** Distance from the top of the window in pixels; undefined if the page has no such heading. */
  readonly top: number | undefined;
}

/** Finds the last heading above the reading line. At the end of the page, finds the page's last heading. */
export function findCurrentHeading(
  headings: readonly HeadingTop[],
  isAtEnd: boolean,
): string | undefined {
  const line = isAtEnd ? Infinity : READING_LINE_PX;
  return headings.findLast(({ top }) => top !== undefined && top <= line)?.id;
}
