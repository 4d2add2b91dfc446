/**
 * Numbers of the specification's examples for which a rule reports a fault: `same` if our HTML is that of the
 * specification, and `other` if it differs.
 */
interface Examples {
  readonly same: readonly number[];
  readonly other: readonly number[];
}

interface Policy {
  readonly about: string;
  /** Words from content/CONTRIBUTING.md that explain this policy to writers. */
  readonly guide: string;
  readonly rules: Readonly<Record<string, Examples>>;
}

/**
 * CommonMark features that our pages deliberately don't have. Each is reported as a fault that says what to write
 * instead.
 */
export const POLICIES: readonly Policy[] = [
  {
    about: "HTML that docs can't have",
    guide: "HTML is a few tags",
    rules: {
      "html/tag": {
        same: [153, 154, 188, 617],
        other: [
          91, 110, 148, 149, 159, 160, 161, 162, 164, 169, 170, 171, 172, 176, 185, 186, 189, 190,
          191, 475, 614, 615, 621,
        ],
      },
      "component/unknown": { same: [], other: [152, 163] },
      "markdown/unclosed-tag": {
        same: [524, 536],
        other: [
          21, 31, 150, 155, 173, 174, 175, 178, 184, 187, 195, 201, 344, 476, 477, 491, 494, 607,
          609, 610, 613, 615, 618, 630, 631, 642, 643,
        ],
      },
      "markdown/broken-tag": {
        same: [],
        other: [
          156, 157, 158, 181, 182, 493, 494, 597, 598, 605, 606, 616, 619, 620, 621, 622, 628, 629,
          632,
        ],
      },
      "markdown/stray-closing-tag": { same: [], other: [151, 165, 623, 624] },
      "markdown/html-comment": { same: [], other: [177, 179, 183, 308, 309, 625, 626] },
      "markdown/less-than": { same: [], other: [158, 180, 618, 627, 629] },
      "markdown/expression": { same: [], other: [172, 176, 182] },
    },
  },
  {
    about: "addresses in angle brackets",
    guide: "`<https://…>`",
    rules: {
      "markdown/autolink": {
        same: [],
        other: [20, 346, 480, 481, 526, 538, 594, 595, 596, 599, 600, 601, 602, 603, 604],
      },
    },
  },
  {
    about: "code that is only indented",
    guide: "four spaces",
    rules: {
      "code/indented": {
        same: [
          1, 2, 18, 36, 48, 69, 117, 118, 252, 253, 254, 270, 271, 272, 278, 286, 287, 288, 290,
        ],
        other: [
          3, 5, 6, 7, 8, 49, 70, 85, 100, 107, 110, 111, 112, 114, 115, 116, 225, 231, 236, 238,
          257, 260, 264, 273, 274, 289,
        ],
      },
      "list/indent": { same: [297, 311], other: [313] },
    },
  },
  {
    about: "code without an end, without text or in an unknown language",
    guide: "A fence has an end",
    rules: {
      "code/unclosed": { same: [126, 127, 128, 139, 237], other: [] },
      "code/swallowed-fence": { same: [147], other: [] },
      "code/empty": { same: [126, 129, 130, 144, 237], other: [] },
      "code/language": { same: [24, 34, 144, 146], other: [] },
      "code/meta": { same: [143, 146], other: [] },
    },
  },
  {
    about: "headings",
    guide: "A heading begins with `##`",
    rules: {
      "heading/second-h1": {
        same: [
          10, 62, 66, 67, 68, 72, 75, 76, 78, 79, 80, 81, 82, 83, 84, 141, 214, 215, 227, 228, 229,
          230, 232, 300,
        ],
        other: [115],
      },
      "heading/underlined": {
        same: [59, 80, 83, 84, 86, 89, 90, 95, 96, 102, 103, 141, 300],
        other: [87, 91],
      },
      "heading/skipped-level": { same: [68, 72, 73, 74, 76, 79, 646, 647], other: [] },
      "heading/empty": { same: [79], other: [] },
      "heading/no-space": { same: [63], other: [] },
    },
  },
  {
    about: "links that lead nowhere, or only look like one",
    guide: "Links lead to a page of ours, to `https:`",
    rules: {
      "link/address": { same: [], other: [202, 346, 502, 507, 603] },
      "link/scheme": { same: [], other: [594] },
      "link/empty": { same: [200, 485, 486, 487, 567], other: [] },
      "link/no-text": { same: [484, 487], other: [] },
      "link/unread": { same: [14, 490, 497, 508, 513, 518, 519], other: [] },
      "link/space-before-address": { same: [511], other: [] },
      "link/space-in-address": { same: [41, 488], other: [] },
      "link/wiki": { same: [548, 590], other: [] },
      "link/without-definition": { same: [545], other: [] },
      "markdown/repeated-definition": { same: [204, 544], other: [] },
    },
  },
  {
    about: "pictures that aren't files, or say nothing",
    guide: "pictures are files",
    rules: {
      "file/refused": {
        same: [],
        other: [520, 572, 574, 575, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 591],
      },
      "image/alt": { same: [], other: [581] },
    },
  },
  {
    about: "characters that are probably a mistake",
    guide: "A lone",
    rules: {
      "markdown/stray-sign": {
        same: [
          14, 42, 46, 327, 338, 343, 345, 347, 348, 349, 379, 380, 391, 392, 412, 417, 420, 421,
          436, 439, 445, 447, 471,
        ],
        other: [91, 344, 346, 476, 480],
      },
      "markdown/odd-blank": { same: [353], other: [] },
      "code/odd-blank": { same: [333, 334], other: [] },
    },
  },
  {
    about: "names between underscores",
    guide: "`__name__`",
    rules: {
      "markdown/underscored-name": {
        same: [389, 399, 402, 406, 425, 426, 456, 458, 462, 465, 468],
        other: [],
      },
    },
  },
  {
    about: "signs and lines that readers wouldn't see",
    guide: "What Markdown would drop or change",
    rules: {
      "markdown/unused-definition": {
        same: [207, 208, 210, 317, 536, 537, 545, 563, 565, 567, 571, 592],
        other: [538],
      },
      "markdown/lost-asterisk": { same: [356, 416, 429, 463], other: [] },
      "heading/closing-sign": { same: [72], other: [] },
    },
  },
];

/** Examples that we render differently without reporting a fault, and the reason why this is better for our readers. */
export const OTHERWISE: readonly {
  readonly about: string;
  readonly guide: string;
  readonly numbers: readonly number[];
}[] = [
  {
    about:
      "fences, definitions and items are what they are, however far they are indented, as in MDX",
    guide: "A fence, a list item or a definition stays one, however far it is indented",
    numbers: [134, 137, 211, 312],
  },
  {
    about: "blank lines at the end of a code block aren't shown",
    guide: "blank lines at its end",
    numbers: [318],
  },
  {
    about: "a tag on a line of its own holds blocks, also without a blank line",
    guide: "A tag on a line of its own holds blocks",
    numbers: [166],
  },
  {
    about: "the title of a picture is shown below it, where everybody can read it",
    guide: "The title of a picture is shown below it",
    numbers: [573, 576, 577, 579],
  },
  {
    about: "bare addresses are links, as on GitHub",
    guide: "Bare addresses are links",
    numbers: [608, 611, 612],
  },
];
