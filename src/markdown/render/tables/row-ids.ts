import { slug } from "github-slugger";
import { rowId } from "../../../base/row-id";
import type { RenderContext } from "../../base/render-context";

/**
 * Creates ids for a table's rows from the names in their first cells: "USDm, Dollar" gets `row.usdm`. A repeated name
 * gets a number. No heading can have such an id (base/page-ids.ts).
 */
export const listRowIds = (
  names: readonly string[],
  { gathered, numbering }: RenderContext,
): string[] =>
  names.map((name) => {
    const words = slug(name.replace(/(?<=.)[,(].*/s, "").trim());
    if (words === "") return "";
    const id = rowId(words, numbering.count(`row ${words}`));
    gathered.anchors.add(id);
    return id;
  });
