import type { CompiledDoc } from "../../base/compiled-doc";
import { isStyleExample } from "../../base/doc-identity";
import { type Fault, faultAt } from "../../faults/fault";

/** Allowed number of words on a page. */
const PAGE_WORDS = { min: 250, max: 2500 } as const;

/** Allowed number of words in a recipe, not counting its code. The words and the code should fit on one screen. */
const RECIPE_WORDS = { min: 40, max: 250 } as const;

/** True for a page that mainly links to others: its file is `index.md`, or its frontmatter has `kind: index`. */
const isIndex = ({ file, frontmatter }: CompiledDoc): boolean =>
  frontmatter?.kind === undefined ? /\/index\.mdx?$/.test(file) : frontmatter.kind === "index";

/** True for a reference page, which has no maximum because its length depends on its data. */
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
              ? "Add what readers still need, or merge this page into another one. If it mainly links to other pages, write kind: index."
              : "Split it into two pages, or remove what another page already covers.",
        },
      ),
    ];
  });
}
