export const TYPE_BOX_ID = "type-of-name";

/** Least distance to the window's edge, px. */
const EDGE = 8;

let box: HTMLElement | undefined;

/** The box that shows a type: made at first use, in the place above all others that popovers have. */
function findBox(): HTMLElement {
  if (box?.isConnected) return box;
  box = document.createElement("div");
  box.id = TYPE_BOX_ID;
  box.className = "code-note-text";
  box.popover = "manual";
  box.setAttribute("role", "tooltip");
  box.style.font = "var(--text-xs) / 1.5 var(--font-code)";
  box.style.maxInlineSize = "min(36rem, 100vw - 1rem)";
  box.style.overflowWrap = "anywhere";
  box.style.margin = "0";
  document.body.append(box);
  return box;
}

/** Shows a type right below a name; above it where there is no room below. */
export function showType(type: string, { left, top, bottom }: DOMRect): void {
  const shown = findBox();
  shown.textContent = type;
  shown.showPopover();
  const { offsetWidth, offsetHeight } = shown;
  const isBelow = bottom + offsetHeight + EDGE <= innerHeight;
  shown.style.insetInlineStart = "auto";
  shown.style.insetBlockEnd = "auto";
  shown.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - offsetWidth - EDGE))}px`;
  shown.style.top = `${isBelow ? bottom : Math.max(0, top - offsetHeight)}px`;
}

export const isTypeShown = (): boolean => box?.matches(":popover-open") ?? false;

export function hideType(): void {
  if (isTypeShown()) box?.hidePopover();
}

/** Whether something is the box or lies in it. */
export const isInTypeBox = (target: EventTarget | null): boolean =>
  target instanceof Node && (box?.contains(target) ?? false);
