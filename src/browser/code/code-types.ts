/** Languages whose names have types. */
const TYPED = /^(?:[jt]sx?|javascript|typescript)$/;

/** The checked block an event is about, when names with types may stand in it. */
export function findTypedBlock(target: EventTarget | null): HTMLElement | undefined {
  const block = target instanceof Element && target.closest<HTMLElement>(".code-block");
  return block && TYPED.test(block.dataset.language ?? "") && block.querySelector(".code-checked")
    ? block
    : undefined;
}

const SIGNS = ["pointerover", "focusin", "click"] as const;

/** At the reader's first sign of care for a block with types: fetches what shows them. A press meanwhile is not lost. */
export function watchCodeTypes(): void {
  let last: Event | undefined;
  const wake = (event: Event): void => {
    if (!findTypedBlock(event.target)) return;
    const isFirst = last === undefined;
    if (last?.type !== "click") last = event;
    if (!isFirst) return;
    void import("./show-types").then(({ watchTypes }) => {
      for (const sign of SIGNS) document.removeEventListener(sign, wake);
      watchTypes(last ?? event);
    });
  };
  for (const sign of SIGNS) document.addEventListener(sign, wake, { passive: true });
}
