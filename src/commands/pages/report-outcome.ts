import type { ToolOutcome } from "./new-page";

/** Prints what a command did. If it did nothing, prints the reason and sets exit code 1. */
export function reportOutcome(outcome: ToolOutcome): void {
  if ("done" in outcome) {
    console.log(outcome.done.join("\n"));
    return;
  }
  console.error(outcome.refused);
  process.exitCode = 1;
}
