import { jest } from "@jest/globals";
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

test("hides when scrolling down past its own height, and returns when scrolling up", () => {
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

test("Escape closes the dropdown and returns the focus to its label", () => {
  find("#inside").focus();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(openDropdowns()).toBe(0);
  expect(document.activeElement?.tagName).toBe("SUMMARY");
});

test("a navigation closes all dropdowns and shows the navbar", () => {
  scrollTo(0);
  scrollTo(500);
  resetNavbar();
  expect(openDropdowns()).toBe(0);
  expect(isHidden()).toBe(false);
});

describe("a menu that follows the WAI-ARIA pattern", () => {
  const press = (key: string) =>
    find(":focus").dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  const over = (element: Element, pointerType = "mouse") => {
    const event = new Event("pointerover", { bubbles: true });
    element.dispatchEvent(Object.assign(event, { pointerType }));
  };

  beforeEach(() => {
    jest.useFakeTimers();
    document.body.innerHTML = `<header data-navbar>
      <details data-dropdown><summary tabindex="0">More</summary>
      <ul><li><a href="#a" id="a">A</a></li><li><a href="#b" id="b">B</a></li></ul></details></header><p>Text</p>`;
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test("opens by arrow keys, which move through its links", () => {
    find("summary").focus();
    const seen = ["ArrowDown", "ArrowDown", "ArrowDown", "Home", "End", "ArrowUp"].map((key) => {
      press(key);
      return document.activeElement?.id;
    });
    expect(openDropdowns()).toBe(1);
    expect(seen).toEqual(["a", "b", "b", "a", "b", "a"]);
  });

  test("a click before the hover takes effect opens it by hand, so the next click closes it", () => {
    over(find("summary"));
    find("summary").click();
    jest.advanceTimersByTime(1000);
    expect(openDropdowns()).toBe(1);
    find("summary").click();
    expect(openDropdowns()).toBe(0);
  });

  test("opens while a mouse rests on it, but not for a passing mouse or a finger", () => {
    over(find("summary"));
    over(find("p"));
    jest.advanceTimersByTime(1000);
    over(find("summary"), "touch");
    jest.advanceTimersByTime(1000);
    expect(openDropdowns()).toBe(0);
    over(find("summary"));
    jest.advanceTimersByTime(1000);
    expect(openDropdowns()).toBe(1);
    over(find("p"));
    jest.advanceTimersByTime(100);
    expect(openDropdowns()).toBe(1);
    jest.advanceTimersByTime(1000);
    expect(openDropdowns()).toBe(0);
  });
});
