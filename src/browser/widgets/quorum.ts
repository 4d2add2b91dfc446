import { type QuorumChoice, describeQuorum, plotQuorum } from "../../data/quorum-plot";

const NAMES = ["baseline", "turnout", "threshold"] as const;

/** Updates a chart's line, dot and text when its sliders move (markdown/components/charts). */
export function startQuorum(): void {
  for (const chart of document.querySelectorAll<HTMLElement>("[data-quorum]")) {
    const show = (): void => {
      showChoice(chart, readChoice(chart));
    };
    chart.oninput = show; // A property instead of a listener, so that another call doesn't add a second one.
    show(); // Browsers restore sliders to their last position.
  }
}

function readChoice(chart: HTMLElement): QuorumChoice {
  const [baseline = 0, turnout = 0, threshold = 0] = NAMES.map(
    (name) => chart.querySelector<HTMLInputElement>(`[name=${name}]`)?.valueAsNumber,
  );
  return { baseline, turnout, threshold };
}

function showChoice(chart: HTMLElement, choice: QuorumChoice): void {
  const factor = Number(chart.dataset.quorum);
  for (const name of NAMES) {
    const value = chart.querySelector(`[data-value=${name}]`);
    if (value) value.textContent = `${choice[name]}%`;
  }
  const words = chart.querySelector("output");
  if (words) words.textContent = describeQuorum(choice, factor);
  for (const svg of chart.querySelectorAll("svg")) {
    const [width = 0, height = 0] = ["width", "height"].map((name) =>
      Number(svg.getAttribute(name)),
    );
    const { line, dot } = plotQuorum(choice, factor, { width, height });
    svg.querySelector("[data-line]")?.setAttribute("d", line);
    const circle = svg.querySelector("[data-dot]");
    circle?.setAttribute("cx", String(dot.x));
    circle?.setAttribute("cy", String(dot.y));
  }
}
