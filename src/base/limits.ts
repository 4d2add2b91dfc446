/*
 * Limits for one page. The time for compiling it is limited, too (pipeline/jobs/watchdog.ts).
 */

/** Characters of a page or a fragment (15,600 in our content). Other documentation sites have pages of 100,000. */
export const MAX_CHARACTERS = 128_000;

/**
 * Depth of nested elements, emphasis and containers (9). Rendering is recursive, and 1,000 levels overflow the stack.
 */
export const MAX_TREE_DEPTH = 100;

/**
 * Characters of a page's HTML, without the site's frame. Our largest page has 160,000 with it. Short text can become
 * long HTML in many ways, for instance if it often refers to a long URL.
 */
export const MAX_PAGE_CHARACTERS = 900_000;
