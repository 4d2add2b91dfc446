import type { RpcAnswer } from "../../live/rpc";
import { failures } from "../../site/run-labels";

/** Returns the host of a URL, for use in a sentence. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** Formats the sentence that says why a request failed. */
export const formatFailure = (
  { failure, about = "" }: Extract<RpcAnswer, { readonly failure: unknown }>,
  url: string,
): string => failures[failure]({ host: hostOf(url), about });
