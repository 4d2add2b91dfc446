import { z } from "zod";
import { sentenceOf } from "../../base/frontmatter";
import { longText, shortText } from "../../faults/short-text";
import { checkShownHost, webAddress } from "../../faults/web-address";

/** Limits of a description in characters: one sentence that fits on a card. */
const DESCRIPTION_LENGTH = { min: 20, max: 160 } as const;

/** Schema of a file in content/showcase/sites. */
export const siteSchema = z
  .strictObject({
    name: shortText,
    website: webAddress,
    /** URL of the site's code or documentation; if neither is public, the same URL as `website`. */
    source: webAddress,
    tags: z.array(z.string()).min(1),
    description: sentenceOf(DESCRIPTION_LENGTH),
    /** The site's logo. Without one, the card shows a neutral mark. */
    picture: z
      .strictObject({
        /** Path of the picture, relative to content/showcase. */
        file: z
          .string()
          .regex(
            /^images\/[a-z0-9-]+\.(?:png|jpg|jpeg|webp|avif)$/,
            "Write images/ and the name of a png, jpg, webp or avif file, with lower-case letters, digits and dashes.",
          ),
        /** URL of the file or package that the picture was taken from, and the license that it is under there. */
        source: webAddress,
        license: shortText,
      })
      .optional(),
  })
  .superRefine(checkShownHost("name", "website"));

export type SiteEntry = z.output<typeof siteSchema>;

/** Groups of tags: kinds of sites, their audiences, and topics of tutorials. */
const TAG_GROUPS = ["showcase", "audience", "tutorials"] as const;

/** Groups of tags that a site can have. */
export const SITE_TAG_GROUPS: readonly TagEntry["group"][] = ["showcase", "audience"];

/** Schema of content/showcase/tags.yaml: tags by key, in the order in which they are shown. */
export const showcaseTagsSchema = z.record(
  z
    .string()
    .regex(
      /^[a-z][a-z0-9-]*$/,
      "Write the key with lower-case letters, digits and dashes, starting with a letter.",
    ),
  z.strictObject({
    label: shortText,
    group: z.enum(TAG_GROUPS),
    color: z
      .string()
      .regex(/^#[0-9a-f]{6}$/i, 'Write six hexadecimal digits in quotes: "#35d07f".')
      .optional(),
    description: longText.optional(),
  }),
);

export type TagEntry = z.output<typeof showcaseTagsSchema>[string];
