/** Languages whose identifiers have types. */
const TYPED = /^(?:[jt]sx?|javascript|typescript)$/;

/** Finds the checked block around an event's target, if its identifiers may have types. */
export function findTypedBlock(target: EventTarget | null): HTMLElement | undefined {
  const block = target instanceof Element && target.closest<HTMLElement>(".code-block");
  return block && TYPED.test(block.dataset.language ?? "") && block.querySelector(".code-checked")
    ? block
    : undefined;
}
