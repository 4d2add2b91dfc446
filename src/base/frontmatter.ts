import { z } from "zod";
import { isoDate, sourceList } from "../faults/dated-sources";
import { MAX_INT } from "../faults/max-int";
import { shortText } from "../faults/short-text";
import { pageAddress, sitePath } from "../faults/web-address";
import { TUTORIAL_LEVELS } from "./tutorial-levels";

/** Limits of a description in characters. Search engines show about 160 characters. */
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

/** Layouts besides the default layout, which has a single column. */
const DOC_LAYOUTS = ["reference"] as const;

/** Frontmatter that makes a page a tutorial. The page at /tutorials lists all tutorials. */
const tutorialSchema = z
  .strictObject(
    {
      level: z.enum(TUTORIAL_LEVELS),
      /** Keys of tags that content/showcase/tags.yaml lists with `group: tutorials`. */
      topics: z.array(z.string()).min(1),
      /** Time needed to complete the tutorial, in minutes. (The reading time is computed from the number of words.) */
      duration: z.int().min(1).max(MAX_INT),
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

/** Schema of a sentence of `min` to `max` characters. */
export const sentenceOf = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .string()
    .min(min, `Write one sentence of at least ${min} characters.`)
    .max(max, `Write at most ${max} characters.`);

const MAX_TITLE = 70;

/** Limits of a reason in characters. */
const REASON_LENGTH = { min: 20, max: 160 } as const;

/** The frontmatter at the top of a doc's file; unknown keys are faults. */
export const frontmatterSchema = z.strictObject({
  title: z
    .string()
    .min(1, "Give the page a title.")
    .max(
      MAX_TITLE,
      `Write at most ${MAX_TITLE} characters: search results and browser tabs cut off longer titles.`,
    ),
  description: sentenceOf(DESCRIPTION_LENGTH),
  kind: z.enum(PAGE_KINDS).optional(),
  /** Layout of the page. With `reference`, wide windows show code next to the text that precedes it. */
  layout: z.enum(DOC_LAYOUTS).optional(),
  /** Date of the last check of the page's facts. */
  facts_checked: isoDate,
  /** Sources that readers can check the facts against. */
  sources: sourceList.default([]),
  /** Why all sources are pages of Celo's documentation; required if they are. */
  no_other_source: sentenceOf(REASON_LENGTH).optional(),
  /** Path of the page: absolute if it starts with a slash, otherwise relative to the file's folder. */
  slug: z.string().min(1).optional(),
  /** Name of the sidebar to show, or null for none. By default, the sidebar that lists the doc. */
  sidebar: z.string().nullable().optional(),
  /** Why the page is in no sidebar; required with `sidebar: null`. */
  no_sidebar: sentenceOf(REASON_LENGTH).optional(),
  sidebar_label: shortText.optional(),
  /** Path of the previous page in reading order, or null for none. */
  pagination_prev: z.string().nullable().optional(),
  /** Path of the next page in reading order, or null for none. */
  pagination_next: z.string().nullable().optional(),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: z.int().min(2).max(6).default(2),
  toc_max_heading_level: z.int().min(2).max(6).default(3),
  /** True if the page contains text in a right-to-left language, with the control characters that such text needs. */
  bidirectional_text: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  /** A draft isn't part of a production build. */
  draft: z.boolean().default(false),
  /** An unlisted doc is built, but readers only find it if they know its URL. */
  unlisted: z.boolean().default(false),
  keywords: z.array(z.string()).default([]),
  /**
   * Questions that the page answers, in the words of readers who don't know its terms. Only the search shows these
   * questions.
   */
  questions: z.array(z.string().min(1)).default([]),
  /** Picture for social cards, relative to the file. */
  image: z.string().optional(),
  /** The page that replaces this one, if this page's subject is discontinued. */
  replaced_by: pageAddress.optional(),
  /** Makes the page a tutorial, both on /tutorials and in the search filter. */
  tutorial: tutorialSchema,
  /** The place where the commands and files run in their order, as a reader would follow them: the local chain. */
  runs: z.literal("local").optional(),
  /** Tools that a recipe's code uses. */
  tools: z.array(z.enum(RECIPE_TOOLS)).default([]),
  /** Path of the page that this page nearly repeats. Search engines index that page instead of this one. */
  canonical: sitePath
    .regex(
      /^[^#?]*$/,
      "Write the path of a page on this site without a query or hash, for instance /build.",
    )
    .optional(),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;
