import * as labels from "../../site/labels";
import { retry, running } from "../../site/run-labels";
import { addStyles } from "../base/add-styles";

/** Styles for elements that only this script creates. No page's CSS includes them. */
const STYLE = `
.run-output {
  padding: var(--space-3) var(--space-4);
  border-block-start: 1px solid var(--color-line);
  font-size: var(--text-sm);
}
.run-output > * + * { margin-block-start: var(--space-2); }
.run-error { white-space: pre-wrap; overflow-wrap: anywhere; }
.run-error:empty { display: none; }
.run-log:empty + p { margin-block-start: 0; }
.run-log { max-block-size: 24rem; overflow: auto; font: var(--text-sm) / 1.6 var(--font-code); white-space: pre-wrap; overflow-wrap: anywhere; }
.run-status { color: var(--color-text-muted); }
.run-retry { text-decoration: underline; text-decoration-color: var(--color-line-strong); }
`;

/** A run as the page shows it. */
export interface ShownRun {
  readonly lines: readonly string[];
  /** Sentence about the run's state or outcome. */
  readonly status: string;
  /** Sentence about a failure, or the message of an error thrown by the code. */
  readonly error?: string | undefined;
  readonly onRetry?: () => void;
}

export interface RunOutput {
  readonly show: (run: ShownRun) => void;
  /** Element that contains the code's frame. */
  readonly container: HTMLElement;
}

function createPart<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  role?: string,
): HTMLElementTagNameMap[Name] {
  const part = document.createElement(name);
  part.className = className;
  if (role !== undefined) part.setAttribute("role", role);
  return part;
}

/** Adds the output of a code block at its end, and replaces any earlier output. */
export function addRunOutput(block: Element): RunOutput {
  addStyles(STYLE);
  const output = createPart("section", "run-output");
  output.setAttribute("aria-label", labels.liveResult);
  const log = createPart("div", "run-log", "log");
  log.tabIndex = 0; // Makes the log scrollable by keyboard.
  const error = createPart("div", "run-error admonition admonition-danger", "alert");
  const status = createPart("p", "run-status", "status");
  const again = createPart("button", "run-retry");
  again.type = "button";
  const container = createPart("div", "run-frame");
  container.hidden = true;
  output.append(log, status, error, container);
  block.querySelector(".run-output")?.remove();
  block.append(output);
  status.textContent = running;
  return {
    container,
    show: ({ lines, status: sentence, error: message = "", onRetry }) => {
      log.textContent = lines.join("\n");
      error.textContent = message;
      status.textContent = sentence;
      again.textContent = retry;
      again.onclick = onRetry ?? null;
      if (onRetry) error.after(again);
      else again.remove();
    },
  };
}
