const FENCE = /^\s*(?:>\s*)*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})/;
const ONLY_FENCE = /^[\s>]*(?:`+|~+)\s*$/;

/** Creates a function that takes the lines of a text in order, and returns true for those in a code block. */
export function createFenceReader(): (line: string) => boolean {
  let open: string | undefined;
  return (line) => {
    const fence = FENCE.exec(line)?.[1];
    if (open === undefined) {
      open = fence;
      return fence !== undefined;
    }
    // A fence with a language doesn't close a block.
    if (fence?.startsWith(open) === true && ONLY_FENCE.test(line)) open = undefined;
    return true;
  };
}
