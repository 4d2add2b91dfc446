/** A page as a browser without scripts lays it out in a window of one width. */
export interface Layout {
  /** Number of pixels by which the page is wider than the window. */
  readonly overflow: number;
  /** Left edge and top of the text; undefined if the page isn't a doc. */
  readonly text: { readonly left: number; readonly top: number } | undefined;
  /** True if the page has a two-line title or a notice above its text, which take up another line or two. */
  readonly isLong: boolean;
  /** Top of the first command, value or step; undefined if there is none. */
  readonly answer: number | undefined;
  /** Number of code blocks, and of those in which a line is cut off. */
  readonly blocks: number;
  readonly cut: number;
  /** Height of each drawing and of the smallest label in it, in pixels. */
  readonly drawings: readonly { readonly height: number; readonly label: number }[];
}

/** Everything that a walk finds out about a page. */
export interface Findings {
  readonly path: string;
  readonly isDoc: boolean;
  /** Layout without scripts. */
  readonly desktop: Layout;
  readonly narrowDesktop: Layout;
  readonly phone: Layout;
  readonly hasTitle: boolean;
  readonly textWithoutScripts: string;
  readonly textWithScripts: string;
  /** Ids that each table of contents leads to, and those of the headings it should have. */
  readonly contents: { readonly tables: readonly string[]; readonly headings: string };
  /** Number of drawings, and of those that can be enlarged. */
  readonly drawings: { readonly count: number; readonly enlarged: number };
  /** Accessibility violations, each with the width and the color mode. */
  readonly violations: readonly string[];
  /** Number of pixels by which the page is wider than a phone, with scripts. */
  readonly overflowWithScripts: number;
}

/**
 * Maximum number of pixels above the text at 1440 px: bar, navbar, breadcrumbs, a one-line title and a description of
 * three lines, which is as wide as the text.
 */
const MAX_ABOVE = 254;

/** Maximum height of a drawing, in pixels. On a phone, a drawing may be higher if its labels need it. */
const MAX_DRAWING = 280;
/** Minimum height of a label, in pixels. Measured heights may be off by a hundredth. */
const MIN_LABEL = { phone: 11, desktop: 14 };

/** Minimum number of characters on a page without scripts. */
const MIN_TEXT = { doc: 1000, other: 60 };

/**
 * The questions that a walk answers about each page. Each returns what is wrong with the page, and nothing if all is
 * well.
 */
export const QUESTIONS: Readonly<Record<string, (page: Findings) => readonly string[]>> = {
  "shows its title and its text without scripts": ({ hasTitle, textWithoutScripts, isDoc }) => [
    ...(hasTitle ? [] : ["shows no h1"]),
    ...(textWithoutScripts.length < (isDoc ? MIN_TEXT.doc : MIN_TEXT.other)
      ? [`says only "${textWithoutScripts}"`]
      : []),
  ],
  "reads the same without scripts": ({ textWithoutScripts, textWithScripts }) =>
    textWithoutScripts === textWithScripts
      ? []
      : [firstDifference(textWithoutScripts, textWithScripts)],
  "has all of its sections in its contents": ({ isDoc, contents: { tables, headings } }) => {
    const isMissing = isDoc && headings !== "" && tables.length === 0;
    const wrong = tables.filter((table) => table !== headings);
    return isMissing || wrong.length > 0
      ? [`has the headings ${headings}, but in its contents: ${wrong.join(" and ")}`]
      : [];
  },
  "has no accessibility violation": ({ violations }) => violations,
  "does not scroll sideways on a phone, a narrow desktop or a wide one": (page) =>
    [
      ["on a phone", page.phone.overflow],
      ["on a phone with scripts", page.overflowWithScripts],
      ["on a narrow desktop", page.narrowDesktop.overflow],
      ["on a desktop", page.desktop.overflow],
    ].flatMap(([where, overflow]) =>
      overflow === 0 ? [] : [`is ${overflow} px too wide ${where}`],
    ),
  "has its text near the top": ({ desktop: { text, isLong } }) =>
    text && !isLong && text.top > MAX_ABOVE ? [`begins at ${text.top} px`] : [],
  "has drawings that fit and can be read": ({ isDoc, phone, desktop }) => {
    if (!isDoc) return []; // The style guide shows drawings of any size.
    return [
      ...phone.drawings
        .filter(
          ({ height, label }) =>
            label < MIN_LABEL.phone - 0.01 ||
            (height > MAX_DRAWING && label > MIN_LABEL.phone + 0.1),
        )
        .map((drawing) => `has on a phone ${JSON.stringify(drawing)}`),
      ...desktop.drawings
        .filter(({ height, label }) => height > MAX_DRAWING + 1 || label < MIN_LABEL.desktop - 0.1)
        .map((drawing) => `has on a desktop ${JSON.stringify(drawing)}`),
    ];
  },
  "has drawings that can be enlarged": ({ drawings: { count, enlarged } }) =>
    count === enlarged ? [] : [`has ${count} drawings, of which ${enlarged} can be enlarged`],
};

/** Describes the first line in which two different texts differ. */
function firstDifference(withoutScripts: string, withScripts: string): string {
  const [before, after] = [withoutScripts.split("\n"), withScripts.split("\n")];
  let at = 0;
  while (before[at] === after[at]) at += 1;
  return `says "${before[at] ?? ""}", and with scripts "${after[at] ?? ""}"`;
}
