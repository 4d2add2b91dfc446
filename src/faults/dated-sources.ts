import { z } from "zod";
import { webAddress } from "./web-address";

/** A day, as content files write it. */
export const isoDate = z.iso.date("Write a date as YYYY-MM-DD, for instance 2026-11-21.");

/** Where a reader can check what a page or a file says. */
export const sourceList = z.array(
  z.strictObject(
    { title: z.string().min(1), url: webAddress },
    "Write title: and url: behind the dash, each on a line of its own.",
  ),
);

export type Source = z.output<typeof sourceList>[number];
