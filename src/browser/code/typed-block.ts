/** Languages whose identifiers have types. */
const TYPED = /^(?:[jt]sx?|javascript|typescript)$/;

/** Finds the checked code block that contains an event's target. Undefined if the block's language has no types. */
export function findTypedBlock(target: EventTarget | null): HTMLElement | undefined {
  const block = target instanceof Element && target.closest<HTMLElement>(".code-block");
  return block && TYPED.test(block.dataset.language ?? "") && block.querySelector(".code-checked")
    ? block
    : undefined;
}
