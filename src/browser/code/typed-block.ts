/** Languages whose names have types. */
const TYPED = /^(?:[jt]sx?|javascript|typescript)$/;

/** The checked block an event is about, when names with types may stand in it. */
export function findTypedBlock(target: EventTarget | null): HTMLElement | undefined {
  const block = target instanceof Element && target.closest<HTMLElement>(".code-block");
  return block && TYPED.test(block.dataset.language ?? "") && block.querySelector(".code-checked")
    ? block
    : undefined;
}
