import { z } from "zod";

/** A name, label, title or unit. Pages may repeat it hundreds of times. Ours have at most 60 characters. */
export const shortText = z.string().trim().min(1).max(100);

/** A sentence or two. */
export const longText = z.string().trim().min(1).max(500);
