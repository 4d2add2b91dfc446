import { jest } from "@jest/globals";
import { closeMenu, watchMenu } from "../../../src/browser/widgets/menu";
import { find } from "../find";

const growToDesktop = { run: (): void => undefined };

beforeAll(() => {
  window.matchMedia = (() => ({
    addEventListener: (_type: string, listener: () => void) => (growToDesktop.run = listener),
  })) as unknown as typeof matchMedia;
  watchMenu();
});

function showMenu(sidebar: string): HTMLElement {
  document.body.innerHTML = `<div id="menu"><details data-main-menu open></details>${sidebar}</div><main data-behind-menu></main>`;
  const menu = find("#menu");
  // jsdom has no popovers.
  return Object.assign(menu, { matches: () => true, hidePopover: jest.fn() });
}

function toggle(menu: HTMLElement, newState: string): void {
  menu.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
}

test("everything behind an open menu is inert", () => {
  const menu = showMenu("");
  const main = find("main");
  toggle(menu, "open");
  expect(main.inert).toBe(true);
  toggle(menu, "closed");
  expect(main.inert).toBe(false);
});

test("the menu closes when the window grows to desktop width", () => {
  const menu = showMenu("");
  growToDesktop.run();
  expect(menu.hidePopover).toHaveBeenCalled();
});

test.each([
  { sidebar: '<nav data-sidebar="l2"></nav>', isOpen: false },
  { sidebar: "", isOpen: true },
])(
  'it opens next at the main menu: $isOpen, with the sidebar "$sidebar"',
  ({ sidebar, isOpen }) => {
    const menu = showMenu(sidebar);
    closeMenu();
    expect(find<HTMLDetailsElement>("details", menu).open).toBe(isOpen);
  },
);
