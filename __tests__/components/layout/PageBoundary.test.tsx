import { jest } from "@jest/globals";
import { fireEvent, render, screen } from "@testing-library/react";
import { PageBoundary } from "../../../src/components/layout/PageBoundary";

let isBroken = true;
function Page() {
  if (isBroken) throw new Error("No data", { cause: new Error("The plugin is off") });
  return <p>All is well</p>;
}

beforeEach(() => {
  isBroken = true;
  document.title = "Fees | Celo Documentation";
  jest.spyOn(console, "error").mockImplementation(() => undefined); // React logs the error too.
});

test('a page that crashes is replaced by "This page crashed.", its message and its causes', () => {
  render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("This page crashed.");
  expect(screen.getByRole("alert").textContent).toBe("No dataCause: The plugin is off");
  expect(screen.queryByRole("listitem")).toBeNull(); // The role of an alert would leave items without a list.
  expect(document.title).toBe("Page Error | Celo Documentation");
});

test('"Try again" shows the page once it can be shown, and restores its title', () => {
  render(
    <PageBoundary>
      <Page />
    </PageBoundary>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByRole("alert")).toBeTruthy();
  isBroken = false;
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(screen.getByText("All is well")).toBeTruthy();
  expect(document.title).toBe("Fees | Celo Documentation");
});

test("in development, a repaired page is shown when it is rendered again", () => {
  const { rerender } = render(<PageBoundary>{<Page />}</PageBoundary>);
  rerender(<PageBoundary>{<Page />}</PageBoundary>);
  expect(screen.getByRole("alert")).toBeTruthy();
  isBroken = false;
  rerender(<PageBoundary>{<Page />}</PageBoundary>);
  expect(screen.getByText("All is well")).toBeTruthy();
});
