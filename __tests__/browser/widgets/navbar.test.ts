import { resetNavbar, watchDropdowns, watchNavbar } from "../../../src/browser/widgets/navbar";
import { find } from "../find";

const isHidden = () => document.documentElement.hasAttribute("data-navbar-hidden");
const openDropdowns = () => document.querySelectorAll("[data-dropdown][open]").length;

function scrollTo(y: number): void {
  Object.defineProperty(window, "scrollY", { value: y, configurable: true });
  dispatchEvent(new Event("scroll"));
}

beforeAll(() => {
  watchNavbar();
  watchDropdowns();
});

beforeEach(() => {
  document.body.innerHTML = `<header data-navbar>
    <details data-dropdown open><summary tabindex="0">More</summary><a href="#a" id="inside">A</a></details>
    </header><button id="outside">B</button>`;
  Object.defineProperty(document.querySelector("header"), "offsetHeight", { value: 60 });
});

test("hides on scrolling down past its own height, and returns on scrolling up", () => {
  scrollTo(50);
  expect(isHidden()).toBe(false);
  scrollTo(60);
  expect(isHidden()).toBe(false);
  scrollTo(200);
  expect(isHidden()).toBe(true);
  scrollTo(200);
  expect(isHidden()).toBe(false);
  scrollTo(190);
  expect(isHidden()).toBe(false);
});

test.each(["click", "focusin"])("a dropdown closes at a %s elsewhere, not inside", (type) => {
  find("#inside").dispatchEvent(new Event(type, { bubbles: true }));
  expect(openDropdowns()).toBe(1);
  find("#outside").dispatchEvent(new Event(type, { bubbles: true }));
  expect(openDropdowns()).toBe(0);
});

test("Escape closes the dropdown and gives the focus back to its word", () => {
  find("#inside").focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(openDropdowns()).toBe(0);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});

test("a navigation leaves no dropdown open and the navbar in sight", () => {
  scrollTo(0);
  scrollTo(500);
  resetNavbar();
  expect(openDropdowns()).toBe(0);
  expect(isHidden()).toBe(false);
});
