const FENCE = /^\s*(?:>\s*)*(?:[-*+]\s+|\d{1,9}[.)]\s+)?(`{3,}|~{3,})/;
const ONLY_FENCE = /^[\s>]*(?:`+|~+)\s*$/;

/**
 * Creates a function that is called with each line of a text in order, and returns true if the line is in a code block.
 */
export function createFenceReader(): (line: string) => boolean {
  let open: string | undefined;
  return (line) => {
    const fence = FENCE.exec(line)?.[1];
    if (open === undefined) {
      open = fence;
      return fence !== undefined;
    }
    // A fence that names a language doesn't close a block.
    if (fence?.startsWith(open) === true && ONLY_FENCE.test(line)) open = undefined;
    return true;
  };
}
