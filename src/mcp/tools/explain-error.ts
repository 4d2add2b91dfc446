import { decodePath, twinPath } from "../../base/paths";
import type { DirectAnswer } from "../../search/engine/hits/hit";
import type { PublishedSite } from "../published/published-site";

const MOST_LINES = 3;
const LONGEST_LINE = 1000;

/**
 * Finds text about an error message on a page: table rows that contain it, with their headers, and other lines that
 * contain it. Empty if no line contains the exact message.
 */
export async function explainError(
  site: Pick<PublishedSite, "readText">,
  { title, url }: Pick<DirectAnswer, "title" | "url">,
): Promise<string> {
  const [address = ""] = url.split("#");
  const markdown = await site.readText(encodeURI(twinPath(decodePath(address) ?? address)));
  const message = title.trim().replace(/\s?…$/, "").replace(/:$/, "").toLowerCase();
  if (markdown === undefined || message === "") return "";
  // Leaves out the header of the Markdown copy, which repeats the questions that the page answers.
  const lines = markdown.slice(Math.max(0, markdown.indexOf("\n## "))).split("\n");
  const found = lines.flatMap((line, at) =>
    line.toLowerCase().includes(message) && line.length <= LONGEST_LINE ? [at] : [],
  );
  return found
    .slice(0, MOST_LINES)
    .map((at) => [...headOf(lines, at), lines[at]].join("\n"))
    .join("\n\n");
}

/** Returns the header rows of the table that contains a line; empty for any other line. */
function headOf(lines: readonly string[], at: number): readonly string[] {
  const isRow = (index: number): boolean => lines[index]?.startsWith("|") === true;
  let first = at;
  while (isRow(first) && isRow(first - 1)) first -= 1;
  return at - first < 2 ? [] : lines.slice(first, first + 2);
}
