import { listHtml } from "../../base/segments";
import type { Doc } from "./types";

/** Minimum number of items in a list for which filtering is quicker than reading. */
const LEAST_ITEMS = 20;

/** Matches a row with an id, or a signature (markdown/components/contracts). */
const ITEM = /<tr id="|<dt id="[^"]*"><code>[^<]*<\/code><code>/g;

/** True if a reference is long enough for a filter in the sidebar. The filter finds sections, rows and signatures. */
export const isLong = ({ body, toc }: Pick<Doc, "body" | "toc">): boolean =>
  toc.length + (listHtml(body).join("").match(ITEM)?.length ?? 0) >= LEAST_ITEMS;
