import { render, screen } from "@testing-library/react";
import { FaultPanel } from "../../../src/components/doc/FaultPanel";

const FAULT = {
  file: "content/docs/a.md",
  line: 3,
  column: 5,
  rule: "link-unknown",
  problem: "No page /b.",
  fix: "Name a page.",
};

test("a page without faults has no panel", () => {
  const { container } = render(<FaultPanel faults={[]} />);
  expect(container.innerHTML).toBe("");
});

test("even a single fault is shown, with its position and fix", () => {
  render(<FaultPanel faults={[FAULT]} />);
  const [item, ...others] = screen.getAllByRole("listitem");
  expect(others).toEqual([]);
  for (const part of ["content/docs/a.md:3:5", FAULT.problem, FAULT.fix, FAULT.rule])
    expect(item?.textContent).toContain(part);
});
