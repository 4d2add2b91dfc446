import type { RpcAnswer } from "../../live/rpc";
import { failures } from "../../site/run-labels";

/** Shortens an address to its host, for sentences. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url);

/** Formats the sentence about a request without an answer. */
export const formatFailure = (
  { failure, about = "" }: Extract<RpcAnswer, { readonly failure: unknown }>,
  url: string,
): string => failures[failure]({ host: hostOf(url), about });
