/*
 * This script is fetched when a reader first clicks, hovers over or focuses a type-checked code block. Hovering over
 * an identifier shows its type. Pressing the block's "checked" mark turns its identifiers into tab stops, each of
 * which shows its type. Escape first closes the type that is shown, then removes the tab stops.
 */

import * as labels from "../../site/labels";
import { addStyles } from "../base/add-styles";
import { announce } from "../base/announce";
import { onNextPage } from "../base/page-events";
import { type CodeName, findNameAt, loadNames } from "./code-names";
import {
  TYPE_BOX_ID,
  followScroll,
  hideType,
  isInTypeBox,
  isTypeShown,
  showType,
} from "./type-box";
import { findTypedBlock } from "./typed-block";

/**
 * Delay before a hovered identifier shows its type. After the pointer has left the identifier, the box with the type
 * stays open for the same time, so that the pointer can move into the box.
 */
const REST_MS = 150;

const NAME = "code-name";

/** Styles for elements that only this script creates. No page's CSS includes them. */
const STYLE = `.${NAME} { text-decoration: underline dotted; text-underline-offset: 0.25em; }`;

const known = new WeakMap<Element, Promise<CodeName[]>>();

/** Loads the identifiers of a block. Caches them until the block's tab stops are removed. */
function namesOf(block: HTMLElement): Promise<CodeName[]> {
  const code = block.querySelector("code");
  if (!code) return Promise.resolve([]);
  const names = known.get(code) ?? loadNames(code);
  known.set(code, names);
  void names.then(({ length }) => {
    if (length === 0) known.delete(code); // Loading may have failed, so the next call tries again.
  });
  return names;
}

/** @param asked The event that caused this script to be loaded. */
export function watchTypes(asked: Event): void {
  addStyles(STYLE);
  document.addEventListener("pointermove", followPointer, { passive: true });
  document.addEventListener("focusin", showFocused);
  document.addEventListener("focusout", hideType);
  document.addEventListener("keydown", endByEscape);
  document.addEventListener("click", press);
  addEventListener("scroll", followScroll, { passive: true, capture: true });
  if (asked.type === "click") press(asked as MouseEvent);
  const block = findTypedBlock(asked.target);
  if (block) void namesOf(block);
}

let resting: ReturnType<typeof setTimeout> | undefined;

/** Shows the type of the identifier under the mouse once the mouse rests; on touch screens, readers tap instead. */
function followPointer(event: PointerEvent): void {
  clearTimeout(resting);
  if (event.pointerType === "touch" || isInTypeBox(event.target)) return;
  const isFocused = document.activeElement?.classList.contains(NAME) ?? false;
  if (!isTypeShown() && !findTypedBlock(event.target)) return;
  resting = setTimeout(() => {
    void findName(event).then((name) => {
      if (name) showName(name);
      else if (!isFocused) hideType();
    });
  }, REST_MS);
}

const showName = ({ range, type }: CodeName): void => {
  const { startContainer: node } = range;
  const element = node instanceof Element ? node : node.parentElement;
  if (element) showType(type, element, range.getBoundingClientRect());
};

async function findName(event: MouseEvent): Promise<CodeName | undefined> {
  const block = findTypedBlock(event.target);
  return block && findNameAt(await namesOf(block), event);
}

/** The block whose identifiers are tab stops, and the function that removes those tab stops. */
let open: { readonly block: HTMLElement; readonly close: () => void } | undefined;

function press(event: MouseEvent): void {
  const block = findTypedBlock(event.target);
  if (event.target instanceof Element && event.target.closest(".code-checked") && block) {
    const isSame = open?.block === block;
    open?.close();
    // `detail` is 0 if the mark was pressed with the keyboard. The focus then moves to the first identifier.
    if (!isSame) void openNames(block, event.detail === 0);
  } else if (open && open.block === block) {
    void findName(event).then((name) => {
      if (name) showName(name);
      else hideType();
    });
  } else if (!isInTypeBox(event.target)) {
    hideType();
  }
}

/**
 * Wraps the first occurrence of each typed identifier in a block, so that it can be focused. For keyboard users, also
 * focuses the first of them.
 */
async function openNames(block: HTMLElement, isByKey: boolean): Promise<void> {
  const names = await namesOf(block);
  if (names.length === 0 || open) return;
  const firsts = new Map(
    names.toReversed().map((name) => [`${String(name.range)} ${name.type}`, name]),
  );
  const types = new Map<Element, string>();
  for (const { range, type } of firsts.values()) {
    const wrapper = document.createElement("span");
    wrapper.className = NAME;
    wrapper.tabIndex = 0;
    wrapper.setAttribute("role", "term");
    range.surroundContents(wrapper);
    types.set(wrapper, type);
  }
  wrapped = types;
  const hint = document.createElement("p");
  hint.textContent = labels.typesOfNames(types.size);
  noteOf(block)?.append(hint);
  const close = (): void => {
    open = undefined;
    hint.remove();
    hideType();
    for (const wrapper of types.keys()) wrapper.replaceWith(...wrapper.childNodes);
    block.querySelector("code")?.normalize();
    const code = block.querySelector("code");
    if (code) known.delete(code); // Wrapping changed the text nodes, so the cached ranges are invalid.
  };
  open = { block, close };
  onNextPage(() => {
    if (open?.block === block) close();
  });
  announce(hint.textContent);
  if (isByKey) block.querySelector<HTMLElement>(`.${NAME}`)?.focus();
}

let wrapped: ReadonlyMap<Element, string> = new Map();

function showFocused({ target }: FocusEvent): void {
  const type = target instanceof Element ? wrapped.get(target) : undefined;
  if (!(target instanceof Element) || type === undefined) return;
  target.setAttribute("aria-describedby", TYPE_BOX_ID);
  noteOf(open?.block)?.hidePopover();
  showType(type, target);
}

const markOf = (block: HTMLElement | undefined): HTMLElement | null | undefined =>
  block?.querySelector<HTMLElement>(".code-checked");

/** Finds the popover that opens from a code block's checked mark. */
const noteOf = (block: HTMLElement | undefined): HTMLElement | null =>
  document.getElementById(markOf(block)?.getAttribute("popovertarget") ?? "");

/** On Escape, first closes the type (WCAG 1.4.13), then removes the tab stops. */
function endByEscape({ key }: KeyboardEvent): void {
  if (key !== "Escape") return;
  clearTimeout(resting);
  if (isTypeShown()) {
    hideType();
    return;
  }
  if (!open?.block.contains(document.activeElement)) return;
  const { block, close } = open;
  close();
  markOf(block)?.focus();
}
