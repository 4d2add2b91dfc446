/**
 * What one page may hold. Each limit is far above what the content has (the most in a page of November 2026, in
 * brackets), and low enough that a page which reaches it compiles in less than 2 s.
 */

/** Characters of a page, and of all fragments it includes (15,600). Other documentation has pages of 100,000. */
export const MAX_CHARACTERS = 128_000;

/** Signs that may mean something, code included (685): the parser tries each of them, and a tree of them is rendered. */
export const MAX_SIGNS = 16_000;

/** Lines, each once more for every quote, list and admonition around it (344 lines). */
export const MAX_LINES = 7_000;

/** Lines of `=` or `-` alone, which make a heading of what is above: the parser takes the square of them. */
export const MAX_UNDERLINES = 500;

/** Links whose target does not end on its line (0): each looks for its end through the whole paragraph. */
export const MAX_OPEN_TARGETS = 30;

/** Quotes and lists in each other (4). The parser's time grows with the square of it; 1,500 overflow its stack. */
export const MAX_CONTAINERS = 16;

/** Elements, emphases and containers in each other (9): rendering is recursive, and 1,000 overflow the stack. */
export const MAX_TREE_DEPTH = 100;

/** Backticks, dollars or tildes in a row (3). A run that has no end is looked for up to the end of its paragraph. */
export const MAX_RUN = 24;

/** Signs of emphasis in one paragraph or cell (30), and how many are open at once (3): 400 open ones take 8 s. */
export const MAX_EMPHASES = 1_000;
export const MAX_OPEN_EMPHASES = 100;

/** Runs of tildes, which may strike words out (5): the parser takes the square of them. */
export const MAX_TILDES = 1_000;

/** Opening square brackets (58): the parser takes the square of them. */
export const MAX_BRACKETS = 3_000;

/** Footnotes (0 yet). */
export const MAX_FOOTNOTES = 500;

/** Pictures (0 yet), and `:::` lines that open an admonition (2): nested in each other, 400 take 5 s. */
export const MAX_PICTURES = 400;
export const MAX_ADMONITIONS = 100;

/** Characters of a reference's target and title together (0 yet): every use of the reference repeats them. */
export const MAX_DEFINITION = 1_000;

/** Characters that a page takes from facts, constants, code files and fragments: what is short may be taken often. */
export const MAX_TAKEN_CHARACTERS = 128_000;

/** Characters and entries of an .mdx constant: forty lines that each double the one before have a million millions. */
export const MAX_CONSTANT = 10_000;

/** Characters of a fact's value (40): it is a number, a name or an address. */
export const MAX_FACT = 1_000;

/** Fragments a page includes in all, and how deep (2 and 1). A fragment that includes itself twice doubles each time. */
export const MAX_INCLUDES = 50;
export const MAX_INCLUDE_DEPTH = 5;

/** Uses of one component that reads data: tables and lists (1), and words (7). */
export const MAX_DATA_BLOCKS = 20;
export const MAX_DATA_WORDS = 200;

/** Lines that a mark behind a fence may name (67). */
export const MAX_MARKED_LINE = 10_000;

/** Characters the parser reads again to find further slips behind the first one. */
export const MAX_REPEATED_CHARACTERS = 20_000;
