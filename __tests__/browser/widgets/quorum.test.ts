import { startQuorum } from "../../../src/browser/widgets/quorum";

const choose = (name: string, value: string): void => {
  const input = document.querySelector<HTMLInputElement>(`[name=${name}]`)!;
  input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
};
const words = () => document.querySelector("output")!.textContent;

beforeEach(() => {
  document.body.innerHTML = `<figure data-quorum="0.5">
    <input type="range" name="baseline" min="4" max="40" value="10"><i data-value="baseline"></i>
    <input type="range" name="turnout" min="1" max="20" step="0.1" value="10"><i data-value="turnout"></i>
    <input type="range" name="threshold" min="50" max="90" step="5" value="60"><i data-value="threshold"></i>
    <output></output>
    <svg width="660" height="360"><path data-line d="M0 0"/><circle data-dot cx="0" cy="0" r="7"/></svg>
  </figure>`;
});

test("text, line and dot show the restored positions of the sliders, and follow them", () => {
  startQuorum();
  expect(words()).toContain("At a turnout of 10%, a proposal passes when more than 60%");
  const dot = document.querySelector("circle")!;
  const first = [dot.getAttribute("cx"), document.querySelector("path")!.getAttribute("d")];
  choose("turnout", "4");
  expect(words()).toContain("At a turnout of 4%, a proposal passes when more than 75%");
  expect(document.querySelector("[data-value=turnout]")!.textContent).toBe("4%");
  expect(Number(dot.getAttribute("cx"))).toBeLessThan(Number(first[0]));
  choose("baseline", "20");
  expect(words()).toContain("The quorum is 10%");
  expect(document.querySelector("path")!.getAttribute("d")).not.toBe(first[1]);
});

test("a page without the chart is left alone", () => {
  document.body.innerHTML = "<p>Words</p>";
  startQuorum();
  expect(document.body.innerHTML).toBe("<p>Words</p>");
});
