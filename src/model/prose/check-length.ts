import { type Fault, faultAt } from "../../faults/fault";
import { isStyleExample } from "../docs/doc-identity";
import type { CompiledDoc } from "../markdown/compiled-doc";

/** Words of a page: fewer leave its reader with the question, more hide the answer. */
const PAGE_WORDS = { min: 250, max: 2500 } as const;

/** Whether a page only leads on to others: its file is `index.md`, or it says `kind: index`. */
const isIndex = ({ file, frontmatter }: CompiledDoc): boolean =>
  frontmatter?.kind === undefined ? /\/index\.mdx?$/.test(file) : frontmatter.kind === "index";

/** A reference is as long as the data it is made from, but not shorter than a page. */
const isReference = ({ frontmatter }: CompiledDoc): boolean => frontmatter?.kind === "reference";

/** Pages that are too short or too long; an index and a draft may be, and an example of the style guide is no page. */
export function checkLength(docs: readonly CompiledDoc[]): Fault[] {
  return docs.flatMap((doc) => {
    const { words, file, frontmatter } = doc;
    const isRight = words >= PAGE_WORDS.min && (words <= PAGE_WORDS.max || isReference(doc));
    if (isRight || isIndex(doc) || isStyleExample(file) || frontmatter?.draft === true) return [];
    return [
      faultAt(
        { file, line: 1, column: 1 },
        {
          rule: "prose/length",
          problem: `This page has ${words} words; a page has ${PAGE_WORDS.min} to ${PAGE_WORDS.max}.`,
          fix:
            words < PAGE_WORDS.min
              ? "Say what its reader still needs, or make it a part of another page; one that only leads on says kind: index."
              : "Make two pages of it, or leave out what another page says.",
        },
      ),
    ];
  });
}
