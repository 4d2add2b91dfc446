import type { Explanation } from "../../browser/errors/explain-revert";
import { findRevertData, selectorOf } from "../../browser/errors/revert-data";
import { errorsPageTitle } from "../../site/error-labels";
import { ERRORS_PAGE } from "../../site/paths/known-errors";
import type { DirectAnswer, SearchAnswer, SearchClient, SearchRequest } from "../engine/hits/hit";

/** The revert data that was pasted most recently. A search field keeps only its first 64 characters. */
let pasted: `0x${string}` | undefined;

if (typeof document !== "undefined")
  document.addEventListener("paste", ({ clipboardData }) => {
    pasted = findRevertData(clipboardData?.getData("text") ?? "");
  });

/** Data that was cut off after 64 characters, which leaves a selector and 27 of the 32 bytes of the first argument. */
const CUT = /^0x[\da-f]{62}$/;

/** Finds revert data in a query: all of the data if it was pasted, or just the selector if the data was cut off. */
function findData(query: string): `0x${string}` | undefined {
  const text = query.trim().toLowerCase();
  if (text.startsWith("0x") && pasted?.startsWith(text) === true) return pasted;
  return CUT.test(text) ? (selectorOf(text) as `0x${string}`) : findRevertData(text);
}

/**
 * Asks the search. If the query is revert data, the first answer explains it, and the search looks for the error
 * message in the data. The data is decoded in the browser, by code that is loaded with the first such query.
 */
export async function askWithRevert(
  client: SearchClient,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { query, page = 0 } = request;
  const data = page === 0 ? findData(query) : undefined;
  if (data === undefined) return client.search(request);
  const explanation = await import("../../browser/errors/explain-revert")
    .then(({ explainRevert }) => explainRevert(data))
    .catch(() => undefined);
  const answer = await client.search({ ...request, query: explanation?.reason ?? query });
  const direct = explanation && toDirectAnswer(explanation);
  return { ...answer, direct: [...(direct ? [direct] : []), ...answer.direct] };
}

/**
 * Converts an explanation to an answer. Returns undefined if the explanation has neither a cause nor a message, since
 * the pages in the results say more in that case.
 */
function toDirectAnswer({
  title,
  arguments: values,
  cause,
  fix,
  reason,
  href = ERRORS_PAGE,
}: Explanation): DirectAnswer | undefined {
  if (cause === undefined && reason === undefined) return undefined;
  const list = values.map(({ name, value }) => `${name}: ${value}`).join(", ");
  const text = [cause, fix].filter((part) => part !== undefined).join(" ");
  return {
    kind: "error",
    title,
    value: reason ?? (list === "" ? undefined : list),
    text: text === "" ? undefined : text.replaceAll("`", ""),
    url: href,
    page: errorsPageTitle,
  };
}
