import type { Explanation } from "../../browser/errors/explain-revert";
import { findRevertData } from "../../browser/errors/revert-data";
import { errorsPageTitle } from "../../site/error-labels";
import { ERRORS_PAGE } from "../../site/paths/known-errors";
import type { DirectAnswer, SearchAnswer, SearchClient, SearchRequest } from "../engine/hits/hit";

/**
 * Asks the search. If a reader pastes the data of a revert, its explanation is the first answer, and the search looks for
 * the message in it. The data is decoded in the browser by code that is loaded with the first such query.
 */
export async function askWithRevert(
  client: SearchClient,
  request: SearchRequest,
): Promise<SearchAnswer> {
  const { query, page = 0 } = request;
  const data = page === 0 ? findRevertData(query) : undefined;
  if (data === undefined) return client.search(request);
  const explanation = await import("../../browser/errors/explain-revert")
    .then(({ explainRevert }) => explainRevert(data))
    .catch(() => undefined);
  const answer = await client.search({ ...request, query: explanation?.reason ?? query });
  const direct = explanation && toDirectAnswer(explanation);
  return { ...answer, query, direct: [...(direct ? [direct] : []), ...answer.direct] };
}

/** Converts an explanation to an answer; undefined if it has no cause and no message, since pages then say more. */
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
