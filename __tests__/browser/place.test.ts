import { showPlace } from "../../src/browser/place";
import { find } from "./find";

const current = () =>
  [...document.querySelectorAll("[aria-current]")].map((link) => link.textContent);

const menus = `
  <a data-area="build" aria-current="true">Build</a><a data-area="l2">L2</a>
  <a data-here href="/build">English</a>
  <span data-version-label>Next</span>
  <a data-version-link="current">Next</a><a data-version-link="1.0">1.0</a>`;

test("marks the area and the version of the page, and leads to itself in its language", () => {
  document.body.innerHTML = `${menus}<nav data-sidebar="l2"></nav><article data-doc-version="1.0"></article>`;
  showPlace("/1.0/cel2");
  expect(current()).toEqual(["L2", "1.0"]);
  expect(find("[data-here]").getAttribute("href")).toBe("/1.0/cel2");
  expect(find("[data-version-label]").textContent).toBe("1.0");
});

test("outside the docs no area is marked and the version read last stays", () => {
  document.body.innerHTML = menus;
  showPlace("/search");
  expect(current()).toEqual([]);
  expect(find("[data-version-label]").textContent).toBe("Next");
});
