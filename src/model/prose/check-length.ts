import { type Fault, faultAt } from "../../faults/fault";
import { isStyleExample } from "../docs/doc-identity";
import type { CompiledDoc } from "../markdown/compiled-doc";

/** Number of words on a page. */
const PAGE_WORDS = { min: 250, max: 2500 } as const;

/** Number of words of a recipe, without its code: both fit on one screen. */
const RECIPE_WORDS = { min: 40, max: 250 } as const;

/** True for a page that mainly links to others: its file is `index.md`, or its frontmatter has `kind: index`. */
const isIndex = ({ file, frontmatter }: CompiledDoc): boolean =>
  frontmatter?.kind === undefined ? /\/index\.mdx?$/.test(file) : frontmatter.kind === "index";

/** True for a reference, which has no maximum: it is as long as its data. */
const isReference = ({ frontmatter }: CompiledDoc): boolean => frontmatter?.kind === "reference";

/** Finds pages that are too short or too long. Indexes, drafts and examples of the style guide aren't checked. */
export function checkLength(docs: readonly CompiledDoc[]): Fault[] {
  return docs.flatMap((doc) => {
    const { words, file, frontmatter } = doc;
    const isRecipe = frontmatter?.kind === "recipe";
    const { min, max } = isRecipe ? RECIPE_WORDS : PAGE_WORDS;
    const isRight = words >= min && (words <= max || isReference(doc));
    if (isRight || isIndex(doc) || isStyleExample(file) || frontmatter?.draft === true) return [];
    return [
      faultAt(
        { file, line: 1, column: 1 },
        {
          rule: "prose/length",
          problem: `This page has ${words} words; ${isRecipe ? "recipes" : "pages"} should have ${min} to ${max}.`,
          fix:
            words < min
              ? "Add what readers still need, or merge it into another page. If it mainly links to other pages, write kind: index."
              : "Split it into two pages, or remove what another page covers.",
        },
      ),
    ];
  });
}
