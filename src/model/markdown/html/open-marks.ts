/**
 * Marks the compiler leaves in a doc's html for what it cannot know from one doc; `finish-segments.ts` replaces them.
 */

/** Before a link to a file, inside `href`: `@file:` file that holds the link `:` target. */
export const FILE_LINK_MARK = "@file:";

/** Before a page's title or description in a link card: `@page:title:/path@`. */
export const PAGE_REF_MARK = "@page:";

/** Attribute of a picture that has to be optimised: `<img data-image="content/…">`. */
export const IMAGE_MARK = "data-image";
