/**
 * Limits for one page. Each is far above the largest value in our content (in brackets, as of November 2026), but low
 * enough that a page at the limit compiles in less than 2 s.
 */

/**
 * Characters on a page, including its fragments (15,600). Other documentation sites have pages of 100,000 characters.
 */
export const MAX_CHARACTERS = 128_000;

/**
 * Characters that may be Markdown syntax, even in code (685). The parser tries each of them, and the resulting tree is
 * rendered.
 */
export const MAX_SIGNS = 16_000;

/** Lines (344). Each line counts once more for every quote, list and admonition around it. */
export const MAX_LINES = 7_000;

/** Lines that contain only `=` or `-`, which underline headings. Parsing them takes quadratic time. */
export const MAX_UNDERLINES = 500;

/** Links whose target doesn't end on its line (0). For each of them, the parser searches the whole paragraph. */
export const MAX_OPEN_TARGETS = 30;

/**
 * Depth of nested quotes and lists (4). Parsing them takes quadratic time, and 1,500 levels overflow the parser's
 * stack.
 */
export const MAX_CONTAINERS = 16;

/**
 * Depth of nested elements, emphasis and containers (9). Rendering is recursive, and 1,000 levels overflow the stack.
 */
export const MAX_TREE_DEPTH = 100;

/**
 * Backticks, dollars or tildes in a row (3). The parser searches for the closing run up to the end of the paragraph.
 */
export const MAX_RUN = 24;

/**
 * Emphasis markers in one paragraph or cell (30), and how many of them may be open at once (3). Parsing 400 open
 * markers takes 8 s.
 */
export const MAX_EMPHASES = 1_000;
export const MAX_OPEN_EMPHASES = 100;

/** Runs of tildes, which may strike out text (5). Parsing them takes quadratic time. */
export const MAX_TILDES = 1_000;

/** Opening square brackets (58). Parsing them takes quadratic time. */
export const MAX_BRACKETS = 3_000;

/** Footnotes (0). */
export const MAX_FOOTNOTES = 500;

/** Pictures (0), and `:::` lines that start an admonition (2). Parsing 400 nested admonitions takes 5 s. */
export const MAX_PICTURES = 400;
export const MAX_ADMONITIONS = 100;

/** Characters in the target and title of a reference (0), which every use of the reference repeats. */
export const MAX_DEFINITION = 1_000;

/** Characters that facts, constants, code files and fragments add to a page. */
export const MAX_TAKEN_CHARACTERS = 128_000;

/**
 * Characters that a page reads from code files (0). A file counts each time it's used, because each time, all of it is
 * searched for the region.
 */
export const MAX_READ_CHARACTERS = 5_000_000;

/**
 * Characters and entries of a constant in an .mdx doc. Without a limit, forty lines could double a value forty times.
 */
export const MAX_CONSTANT = 10_000;

/** Characters in the value of a fact (40 in the longest one that we have). */
export const MAX_FACT = 1_000;

/**
 * Fragments that a page includes, and the depth to which they are nested (2 and 1). If a fragment includes itself
 * twice, the number of fragments doubles at each level.
 */
export const MAX_INCLUDES = 50;
export const MAX_INCLUDE_DEPTH = 5;

/** Uses of a single component that reads data: as a block (1), and in sentences (7). */
export const MAX_DATA_BLOCKS = 20;
export const MAX_DATA_WORDS = 200;

/**
 * Number of lines that the options of a code block, such as `{1-3}`, may mark, and the last line that they may mark (67
 * in our content).
 */
export const MAX_MARKED_LINES = 10_000;

/**
 * Limit for parsing a page again to find more errors after the first one. Parsing may take quadratic time, so each pass
 * counts as the square of the text's length. The limit allows 40 more passes for a page of 20,000 characters, and six
 * for a page of 53,000.
 */
export const MAX_REPEATED_WORK = MAX_CHARACTERS ** 2;

/** Characters in the drawings, formulas and tables of a page. */
export const MAX_DRAWN_CHARACTERS = 900_000;

/**
 * Characters of a page's HTML, without the site's frame. Our largest page has 160,000 with it. Short text can become
 * long HTML in many ways, for instance if it often refers to a long URL.
 */
export const MAX_PAGE_CHARACTERS = 900_000;
