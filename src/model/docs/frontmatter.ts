import { z } from "zod";
import { isoDate, sourceList } from "../../faults/dated-sources";
import { pageAddress, sitePath } from "../../faults/web-address";

/** Shortest and longest description: a search engine shows about 160 characters of it. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/**
 * Purpose of a page. An index links to other pages and may be short. A recipe answers one question on one screen, with
 * code. A page with `tutorial:` is a tutorial.
 */
export const PAGE_KINDS = [
  "concept",
  "guide",
  "tutorial",
  "recipe",
  "reference",
  "notice",
  "index",
] as const;

/** Layouts besides the usual one, which is a single column. */
const DOC_LAYOUTS = ["reference"] as const;

/** Knowledge a reader needs: none of Celo, some of it, or contracts and keys. */
export const TUTORIAL_LEVELS = ["beginner", "intermediate", "advanced"] as const;

/** The frontmatter of a tutorial, which is listed on the page of tutorials. */
const tutorialSchema = z
  .strictObject(
    {
      level: z.enum(TUTORIAL_LEVELS),
      /** Keys of tags in the group tutorials of content/showcase/tags.yaml. */
      topics: z.array(z.string()).min(1),
      /** Time to do it, in minutes; the reading time is computed from its words. */
      duration: z.int().min(1),
    },
    "Write level:, topics: and duration: below it, each on its own line.",
  )
  .optional();

/** Tools that recipes can be filtered by; their labels are in src/site/listings.ts. */
const RECIPE_TOOLS = [
  "viem",
  "wagmi",
  "ethers",
  "cast",
  "forge",
  "anvil",
  "celocli",
  "solidity",
  "browser",
] as const;

/** A sentence of `min` to `max` characters. */
export const sentenceOf = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .string()
    .min(min, `Write one sentence of at least ${min} characters.`)
    .max(max, `Write at most ${max} characters.`);

const MAX_TITLE = 70;

/** The frontmatter at the top of a doc's file; unknown keys are faults. */
export const frontmatterSchema = z.strictObject({
  title: z
    .string()
    .min(1, "Give the page a title.")
    .max(
      MAX_TITLE,
      `Write at most ${MAX_TITLE} characters: search results and tabs cut longer ones.`,
    ),
  description: sentenceOf(DESCRIPTION_LENGTH),
  kind: z.enum(PAGE_KINDS).optional(),
  /** In wide windows, code is shown next to the words before it. */
  layout: z.enum(DOC_LAYOUTS).optional(),
  /** Date of the last check of the page's facts. */
  facts_checked: isoDate,
  /** Sources in which a reader can check the facts. */
  sources: sourceList.default([]),
  /** The route: absolute when it starts with a slash, otherwise relative to the file's folder. */
  slug: z.string().min(1).optional(),
  /** Name of the sidebar to show, or null for none. By default, the sidebar that lists the doc. */
  sidebar: z.string().nullable().optional(),
  sidebar_label: z.string().min(1).optional(),
  /** Path of the previous page in reading order, or null for none. */
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: z.int().min(2).max(6).default(2),
  toc_max_heading_level: z.int().min(2).max(6).default(3),
  /** The page contains text in a right-to-left language, with the control characters this needs. */
  bidirectional_text: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  /** A draft is not built for production. */
  draft: z.boolean().default(false),
  /** An unlisted doc is built, but readers need its address to find it. */
  unlisted: z.boolean().default(false),
  keywords: z.array(z.string()).default([]),
  /** Questions the page answers, in the words of readers who don't know its own terms; only shown by the search. */
  questions: z.array(z.string().min(1)).default([]),
  /** Picture for social cards, relative to the file. */
  image: z.string().optional(),
  /** The page that replaces this one, whose subject is discontinued. */
  replaced_by: pageAddress.optional(),
  /** Makes the page a tutorial, both on /tutorials and in the search filter. */
  tutorial: tutorialSchema,
  /** Tools that the code of a recipe uses; its topics are its tags. */
  tools: z.array(z.enum(RECIPE_TOOLS)).default([]),
  /** Path of the main page that this one nearly repeats: search engines index that one instead. */
  canonical: sitePath.regex(/^[^#?]*$/, "Write the path of a page of this site: /….").optional(),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;
