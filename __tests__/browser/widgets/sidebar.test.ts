import { showCurrentPage } from "../../../src/browser/widgets/sidebar";

const open = () => [...document.querySelectorAll("details[open]")].map((category) => category.id);
const current = () =>
  [...document.querySelectorAll("[aria-current]")].map((link) => link.textContent);

beforeEach(() => {
  document.body.innerHTML = `
    <div data-sidebar-scroll><nav data-sidebar="l2"><ul>
      <li><a href="/cel2" aria-current="page">Overview</a></li>
      <li><details id="guides" open><summary>Guides</summary><a href="/cel2/guides/fees">Fees</a></details></li>
      <li><details id="operators"><summary>Operators</summary>
        <a href="/cel2/operators/run%20node">Run</a>
        <details id="more"><summary>More</summary><a href="/cel2/operators/faq">FAQ</a></details>
      </details></li>
      <li class="sidebar-parent"><a href="/cel2/changes">Changes</a><details id="changes"><summary></summary></details></li>
    </ul></nav></div>`;
});

test("moves the mark and opens every category around the page, without closing any", () => {
  showCurrentPage("/cel2/operators/faq");
  expect(current()).toEqual(["FAQ"]);
  expect(open()).toEqual(["guides", "operators", "more"]);
});

test("opens the category whose own page is shown", () => {
  showCurrentPage("/cel2/changes");
  expect(open()).toEqual(["guides", "changes"]);
});

test("finds a path that is percent-encoded", () => {
  showCurrentPage("/cel2/operators/run%20node");
  expect(current()).toEqual(["Run"]);
});

test("a page outside the tree leaves nothing marked", () => {
  showCurrentPage("/elsewhere");
  expect(current()).toEqual([]);
});

test("a page without a sidebar doesn't change", () => {
  document.body.innerHTML = '<main><a href="/">Home</a></main>';
  showCurrentPage("/");
  expect(document.body.innerHTML).toBe('<main><a href="/">Home</a></main>');
});
