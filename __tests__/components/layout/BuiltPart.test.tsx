import { render } from "@testing-library/react";
import { BuiltPart } from "../../../src/components/layout/BuiltPart";
import { loadPage } from "../load-page";

const show = (path: string, index?: number) =>
  render(
    <BuiltPart path={path} {...(index !== undefined && { index })}>
      {null}
    </BuiltPart>,
  ).container.innerHTML;

test("a build writes the part, with its place among the parts of the page", () => {
  const { container } = render(
    <BuiltPart path="/" index={2}>
      <p>built</p>
    </BuiltPart>,
  );
  expect(container.innerHTML).toBe('<div data-segment="2"><p>built</p></div>');
});

test("a browser takes it from the page that the navigation loaded", async () => {
  await loadPage("/listed", ["<p>a</p>", "<p>b</p>"]);
  expect(show("/listed")).toBe('<div data-segment="0"><p>a</p></div>');
  expect(show("/listed", 1)).toBe('<div data-segment="1"><p>b</p></div>');
  expect([show("/listed", 2), show("/entered")]).toEqual([
    '<div data-segment="2"></div>',
    '<div data-segment="0"></div>',
  ]);
});

test("what React has shown once it does not write again", async () => {
  const { container, rerender } = render(<BuiltPart path="/late">{null}</BuiltPart>);
  await loadPage("/late", ["<p>late</p>"]);
  rerender(<BuiltPart path="/late">{null}</BuiltPart>);
  expect(container.textContent).toBe("");
});
