import { z } from "zod";
import { webAddress } from "../../faults/web-address";
import { sentenceOf } from "../docs/frontmatter";

/** Shortest and longest description: one sentence that fits a card. */
const DESCRIPTION_LENGTH = { min: 20, max: 160 } as const;

/** What a file of content/showcase/sites says of its site; anything else is a fault. */
export const siteSchema = z.strictObject({
  name: z.string().min(1, "Write the site's name."),
  website: webAddress,
  /** Where its code or its documentation is; the website again when neither is public. */
  source: webAddress,
  tags: z.array(z.string()).min(1),
  description: sentenceOf(DESCRIPTION_LENGTH),
  /** File below content/showcase; without one the card shows a monogram. */
  picture: z
    .string()
    .regex(
      /^images\/[a-z0-9-]+\.(?:png|jpg|jpeg|webp|avif|svg)$/,
      "Write images/ and the name of a png, jpg, webp, avif or svg file there, in small letters and dashes.",
    )
    .optional(),
});

export type SiteEntry = z.output<typeof siteSchema>;

/** What a tag can be of: what a site is, whom it is for, a tutorial. */
const TAG_GROUPS = ["showcase", "audience", "tutorials"] as const;

/** Groups whose tags a site may carry. */
export const SITE_TAG_GROUPS: readonly TagEntry["group"][] = ["showcase", "audience"];

/** The tags of content/showcase/tags.yaml, by key, in the order they are shown. */
export const showcaseTagsSchema = z.record(
  z.string().regex(/^[a-z][a-z0-9-]*$/, "Write a tag's key in small letters, digits and dashes."),
  z.strictObject({
    label: z.string().min(1),
    group: z.enum(TAG_GROUPS),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Write six hexadecimal digits in quotes: "#35d07f".')
      .optional(),
    description: z.string().min(1).optional(),
  }),
);

export type TagEntry = z.output<typeof showcaseTagsSchema>[string];
