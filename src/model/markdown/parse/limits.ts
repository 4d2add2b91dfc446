/**
 * Limits for one page. Each is far above the largest value in our content (as of November 2026, in brackets), and low
 * enough for a page at the limit to compile in less than 2 s.
 */

/** Characters of a page, including its fragments (15,600). Other documentation sites have pages of 100,000. */
export const MAX_CHARACTERS = 128_000;

/**
 * Characters that may be Markdown syntax, even in code (685): the parser tries each of them, and the resulting tree is
 * rendered.
 */
export const MAX_SIGNS = 16_000;

/** Lines, each counted once more for every quote, list and admonition around it (344). */
export const MAX_LINES = 7_000;

/** Lines of only `=` or `-`, which underline headings: the parser's time is quadratic. */
export const MAX_UNDERLINES = 500;

/** Links whose target doesn't end on its line (0): for each, the parser searches the whole paragraph. */
export const MAX_OPEN_TARGETS = 30;

/** Depth of nested quotes and lists (4). The parser's time is quadratic, and 1,500 levels overflow its stack. */
export const MAX_CONTAINERS = 16;

/**
 * Depth of nested elements, emphasis and containers (9): rendering is recursive, and 1,000 levels overflow the stack.
 */
export const MAX_TREE_DEPTH = 100;

/**
 * Backticks, dollars or tildes in a row (3). The parser searches for the closing run up to the end of the paragraph.
 */
export const MAX_RUN = 24;

/** Emphasis markers in one paragraph or cell (30), and how many may be open at once (3): 400 open ones take 8 s. */
export const MAX_EMPHASES = 1_000;
export const MAX_OPEN_EMPHASES = 100;

/** Runs of tildes, which may strike out text (5): the parser's time is quadratic. */
export const MAX_TILDES = 1_000;

/** Opening square brackets (58): the parser's time is quadratic. */
export const MAX_BRACKETS = 3_000;

/** Footnotes (0). */
export const MAX_FOOTNOTES = 500;

/** Pictures (0), and `:::` lines that start an admonition (2): 400 nested ones take 5 s. */
export const MAX_PICTURES = 400;
export const MAX_ADMONITIONS = 100;

/** Characters of a reference's target and title together (0), which are repeated at every use. */
export const MAX_DEFINITION = 1_000;

/** Characters that a page includes from facts, constants, code files and fragments. */
export const MAX_TAKEN_CHARACTERS = 128_000;

/** Characters and entries of an .mdx constant: doubling a value forty times takes only forty lines. */
export const MAX_CONSTANT = 10_000;

/** Characters of a fact's value (40). */
export const MAX_FACT = 1_000;

/**
 * Fragments that a page includes, and how deep they are nested (2 and 1). If a fragment includes itself twice, the
 * number of fragments doubles at each level.
 */
export const MAX_INCLUDES = 50;
export const MAX_INCLUDE_DEPTH = 5;

/** Uses of one component that reads data: as a table or list (1), and inside a sentence (7). */
export const MAX_DATA_BLOCKS = 20;
export const MAX_DATA_WORDS = 200;

/** Number of lines that a code block's meta, such as `{1-3}`, may mark (the highest marked line is 67). */
export const MAX_MARKED_LINES = 10_000;

/**
 * Limit for parsing a page again to find more errors after the first one. The squared length of the text is added up
 * for each pass, since parsing may take quadratic time. The limit allows 40 more passes for a page of 20,000
 * characters, and six for a page of 53,000.
 */
export const MAX_REPEATED_WORK = MAX_CHARACTERS ** 2;

/** Characters of the drawings and tables of data on a page. */
export const MAX_DRAWN_CHARACTERS = 900_000;
