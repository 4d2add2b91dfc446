import { attention } from "micromark-core-commonmark";
import type { Construct, Extension, Token } from "micromark-util-types";
import { ExcessError, tooDeep, tooMuch } from "./check-limits";
import { MAX_EMPHASES, MAX_OPEN_EMPHASES } from "./limits";

/** A run of `*` or `_`, as the parser keeps it until it knows the whole paragraph. */
interface Run extends Token {
  readonly _open?: boolean;
  readonly _close?: boolean;
}

const ASTERISK = 42;
const UNDERSCORE = 95;

/**
 * Emphasis as CommonMark has it, for a limited number of signs: its algorithm takes the square of them, and the cube
 * where they are nested. What is too much is thrown as an `ExcessError`, with the point of the sign.
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
          throw new ExcessError(tooDeep(start, "emphases", MAX_OPEN_EMPHASES));
        if (count > MAX_EMPHASES) {
          const problem = `This paragraph has more than ${MAX_EMPHASES} signs of emphasis.`;
          throw new ExcessError(
            tooMuch(start, problem, "Split it, or put the signs into backticks."),
          );
        }
      }
      return attention.resolveAll?.(events, context) ?? events;
    },
  };
  // Tried before the parser's own construct, which is not asked then: a run of these signs is never anything else.
  return { text: { [ASTERISK]: limited, [UNDERSCORE]: limited } };
}
