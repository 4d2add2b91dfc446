import { attention } from "micromark-core-commonmark";
import type { Construct, Extension, Token } from "micromark-util-types";
import { MAX_EMPHASES, MAX_OPEN_EMPHASES } from "../../../base/limits";
import { ExcessError, tooDeep, tooMuch } from "./check-limits";

/** A run of `*` or `_`, before the parser has found its counterpart. */
interface Run extends Token {
  readonly _open?: boolean;
  readonly _close?: boolean;
}

const ASTERISK = 42;
const UNDERSCORE = 95;

/**
 * Creates a parser extension for CommonMark's emphasis with a limited number of markers, since the algorithm takes
 * quadratic time, or cubic time if emphasis is nested. Throws an `ExcessError` at the first marker above the limit.
 */
export function limitedAttention(): Extension {
  const limited: Construct = {
    ...attention,
    resolveAll: (events, context) => {
      let count = 0;
      let open = 0;
      for (const [kind, token] of events) {
        if (kind !== "enter" || token.type !== "attentionSequence") continue;
        const { _open: opens, _close: closes, start, end }: Run = token;
        count += 1;
        if (opens) open += end.offset - start.offset;
        else if (closes) open = Math.max(0, open - (end.offset - start.offset));
        if (open > MAX_OPEN_EMPHASES)
          throw new ExcessError(tooDeep(start, "Emphasis markers", MAX_OPEN_EMPHASES));
        if (count > MAX_EMPHASES) {
          const problem = `This paragraph has more than ${MAX_EMPHASES} emphasis markers.`;
          throw new ExcessError(
            tooMuch(start, problem, "Split it, or put the characters in backticks."),
          );
        }
      }
      return attention.resolveAll?.(events, context) ?? events;
    },
  };
  // Takes precedence over the parser's own construct.
  return { text: { [ASTERISK]: limited, [UNDERSCORE]: limited } };
}
