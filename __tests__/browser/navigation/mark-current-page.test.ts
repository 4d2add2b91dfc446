import { markCurrentPage, watchVersions } from "../../../src/browser/navigation/mark-current-page";
import { find } from "../find";

const current = () =>
  [...document.querySelectorAll("[aria-current]")].map((link) => link.textContent);

const menus = `
  <a data-area="build" aria-current="true">Build</a><a data-area="l2">L2</a>
  <a data-here href="/build">English</a>
  <span data-version-label>Next</span>
  <a data-version-link="current">Next</a><a data-version-link="1.0">1.0</a>`;

test("marks the area and the version of the page, and links its language to the page itself", () => {
  document.body.innerHTML = `${menus}<nav data-sidebar="l2"></nav><article data-doc-version="1.0"></article>`;
  markCurrentPage("/1.0/cel2");
  expect(current()).toEqual(["L2", "1.0"]);
  expect(find("[data-here]").getAttribute("href")).toBe("/1.0/cel2");
  expect(find("[data-version-label]").textContent).toBe("1.0");
});

test("outside the docs, no area is marked, and the last version that was read stays", () => {
  document.body.innerHTML = menus;
  markCurrentPage("/search");
  expect(current()).toEqual([]);
  expect(find("[data-version-label]").textContent).toBe("Next");
});

const links = () =>
  [...document.querySelectorAll("[data-version-link]")].map((link) => link.getAttribute("href"));

test("version links lead to the page if the version has it, otherwise to the version's first page", () => {
  document.body.innerHTML = `<a data-version-link="2.0" data-main-doc="/start">2.0</a>
    <a data-version-link="1.9" data-main-doc="/1.9">1.9</a>
    <article data-doc-version="2.0" data-version-paths='{"2.0":"/fees","1.9":"/1.9/fees"}'></article>`;
  markCurrentPage("/fees");
  expect(links()).toEqual(["/fees", "/1.9/fees"]);
  document.querySelector("article")?.remove();
  markCurrentPage("/tags");
  expect(links()).toEqual(["/start", "/1.9"]);
});

test("a chosen version is stored, and applies outside the docs", () => {
  document.body.innerHTML = `<span data-version-label>2.0</span><main></main>
    <a data-version-link="2.0">2.0</a><a data-version-link="1.9">1.9</a>`;
  watchVersions();
  find("[data-version-link='1.9']").click();
  expect(localStorage.getItem("version.default")).toBe("1.9");
  markCurrentPage("/tags");
  expect([current(), find("[data-version-label]").textContent]).toEqual([["1.9"], "1.9"]);
  localStorage.setItem("version.default", "0.1");
  markCurrentPage("/tags");
  expect(current()).toEqual(["1.9"]);
});
