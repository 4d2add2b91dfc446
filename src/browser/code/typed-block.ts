/** Languages whose names have types. */
const TYPED = /^(?:[jt]sx?|javascript|typescript)$/;

/** Finds the checked block of an event's target, if its names may have types. */
export function findTypedBlock(target: EventTarget | null): HTMLElement | undefined {
  const block = target instanceof Element && target.closest<HTMLElement>(".code-block");
  return block && TYPED.test(block.dataset.language ?? "") && block.querySelector(".code-checked")
    ? block
    : undefined;
}
