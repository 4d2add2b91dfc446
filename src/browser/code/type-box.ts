export const TYPE_BOX_ID = "type-of-name";

/** Minimum distance to the edge of the window, in px. */
const EDGE = 8;

const box = document.createElement("div");
box.id = TYPE_BOX_ID;
box.className = "code-note-text";
box.popover = "manual";
box.setAttribute("role", "tooltip");
box.style.cssText =
  "inset: auto; margin: 0; max-inline-size: min(36rem, 100vw - 1rem); overflow-wrap: anywhere; font: var(--text-xs) / 1.5 var(--font-code)";

let owner: Element | undefined;

/**
 * Shows a type directly below an identifier, or above it if there is no room. Adds the box to the page, next to the
 * code, only while it is shown.
 */
export function showType(
  type: string,
  name: Element,
  { left, top, bottom } = name.getBoundingClientRect(),
): void {
  hideType();
  owner = name;
  box.textContent = type;
  (name.closest(".code-block") ?? document.body).append(box);
  box.showPopover();
  const { offsetWidth, offsetHeight } = box;
  const isBelow = bottom + offsetHeight + EDGE <= innerHeight;
  box.style.left = `${Math.max(EDGE, Math.min(left, innerWidth - offsetWidth - EDGE))}px`;
  box.style.top = `${isBelow ? bottom : Math.max(0, top - offsetHeight)}px`;
}

export const isTypeShown = (): boolean => box.isConnected;

export const hideType = (): void => {
  box.remove();
  owner = undefined;
};

/**
 * When the page scrolls, keeps the box next to a focused identifier that is still in the window; otherwise closes the
 * box. The box has to stay open because focusing an identifier can itself scroll the page, and the scroll event is
 * fired a frame later.
 */
export function followScroll(): void {
  const name = owner;
  const { top, bottom } = (name ?? box).getBoundingClientRect();
  if (name && name === document.activeElement && bottom > 0 && top < innerHeight)
    showType(box.textContent, name);
  else hideType();
}

/** True if a node is the box itself or is inside it. */
export const isInTypeBox = (target: EventTarget | null): boolean =>
  target instanceof Node && box.contains(target);
