import { z } from "zod";
import { isoDate, sourceList } from "../../faults/dated-sources";
import { pageAddress, sitePath } from "../../faults/web-address";

/** Shortest and longest description: a search engine shows about 160 characters of it. */
export const DESCRIPTION_LENGTH = { min: 50, max: 160 } as const;

/**
 * What a page is for; an index leads on to others, and may be short. A page with `tutorial:` is a tutorial. A recipe
 * answers one question on one screen, with code.
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

/** Layouts besides the usual one, in which all stands one below the other. */
const DOC_LAYOUTS = ["reference"] as const;

/** What a reader has to know before: nothing of Celo, some of it, or the ways of contracts and keys. */
export const TUTORIAL_LEVELS = ["beginner", "intermediate", "advanced"] as const;

/** The frontmatter of a doc that is a tutorial: it stands on the page of tutorials. */
const tutorialSchema = z
  .strictObject(
    {
      level: z.enum(TUTORIAL_LEVELS),
      /** Keys of tags of the group tutorials in content/showcase/tags.yaml. */
      topics: z.array(z.string()).min(1),
      /** How long it takes to do, in minutes; reading it is counted from its words. */
      duration: z.int().min(1),
    },
    "Write level:, topics: and duration: below it, each on a line of its own.",
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

/** One sentence with so many characters. */
export const sentenceOf = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z
    .string()
    .min(min, `Write one sentence of at least ${min} characters.`)
    .max(max, `Write at most ${max} characters.`);

const MAX_TITLE = 70;

/** What a writer may say about a doc at the top of its file; anything else is a fault. */
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
  /** In wide windows code stands beside the words before it. */
  layout: z.enum(DOC_LAYOUTS).optional(),
  /** When the page's facts were last checked. */
  facts_checked: isoDate,
  /** Where a reader can check the facts. */
  sources: sourceList.default([]),
  /** The route: absolute when it starts with a slash, otherwise relative to the file's folder. */
  slug: z.string().min(1).optional(),
  /** Name of the sidebar to show, or null for none; left out: the sidebar that lists the doc. */
  sidebar: z.string().nullable().optional(),
  sidebar_label: z.string().min(1).optional(),
  /** Path of the page before this one in reading order, or null for none. */
  pagination_prev: z.string().nullable().optional(),
  pagination_next: z.string().nullable().optional(),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: z.int().min(2).max(6).default(2),
  toc_max_heading_level: z.int().min(2).max(6).default(3),
  /** The page holds text in a language that is written from right to left, with the signs this needs. */
  bidirectional_text: z.boolean().default(false),
  tags: z.array(z.string()).default([]),
  /** A draft is not built for production. */
  draft: z.boolean().default(false),
  /** An unlisted doc is built, but found by its address only. */
  unlisted: z.boolean().default(false),
  keywords: z.array(z.string()).default([]),
  /** Questions the page answers, in the words of readers who don't know the page's own; only the search shows them. */
  questions: z.array(z.string().min(1)).default([]),
  /** Picture for social cards, relative to the file. */
  image: z.string().optional(),
  /** The page describes something that has ended; this took its place. */
  replaced_by: pageAddress.optional(),
  /** Makes the page a tutorial: on /tutorials, and for the filter of the search. */
  tutorial: tutorialSchema,
  /** What the code of a recipe runs with; its subjects are its tags. */
  tools: z.array(z.enum(RECIPE_TOOLS)).default([]),
  /** Path of the main page, of which this one is a near-copy: search engines are led there. */
  canonical: sitePath.regex(/^[^#?]*$/, "Write the path of a page of this site: /….").optional(),
});

export type Frontmatter = z.output<typeof frontmatterSchema>;
