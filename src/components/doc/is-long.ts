import { listHtml } from "../../model/markdown/segments";
import type { Doc } from "./types";

/** Minimum number of items for which filtering a list is quicker than reading it. */
const LEAST_ITEMS = 20;

/** A row with an id, or a signature (model/markdown/components/contracts). */
const ITEM = /<tr id="|<dt id="[^"]*"><code>[^<]*<\/code><code>/g;

/** True if a reference gets a filter in the sidebar for its sections, rows and signatures. */
export const isLong = ({ body, toc }: Pick<Doc, "body" | "toc">): boolean =>
  toc.length + (listHtml(body).join("").match(ITEM)?.length ?? 0) >= LEAST_ITEMS;
