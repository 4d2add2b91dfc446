import { basePathOf } from "../../site/paths/base-path";
import { settings } from "../../site/settings";
import type { ReadPublic } from "../published/read-public";

/** Fetches a file, like the `fetch` that a host provides. */
type FetchFile = (url: URL) => Promise<Response>;

/** Creates a reader that fetches the site's files from the host that serves them. */
export function readFromOrigin(
  origin: string,
  fetchFile: FetchFile = (url) => fetch(url),
): ReadPublic {
  const base = basePathOf(settings.url);
  return async (address) => {
    const answer = await fetchFile(new URL(base + address, origin));
    if (answer.ok) return answer.arrayBuffer();
    if (answer.status === 404) return undefined;
    throw new Error(`The response to ${address} has status ${answer.status}.`);
  };
}
