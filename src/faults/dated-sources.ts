import { z } from "zod";
import { checkShownHost, webAddress } from "./web-address";

/** A date in a content file. */
export const isoDate = z.iso.date("Write a date as YYYY-MM-DD, for instance 2026-11-21.");

/** Sources against which readers can check a page or a data file. */
export const sourceList = z.array(
  z
    .strictObject(
      { title: z.string().min(1), url: webAddress },
      "Write title: and url: after the dash, each on its own line.",
    )
    .superRefine(checkShownHost("title", "url")),
);

export type Source = z.output<typeof sourceList>[number];
