import { render } from "@testing-library/react";
import type { ComponentSegment, Segment } from "../../../src/base/segments";
import { Island } from "../../../src/components/content/registry";
import { Segments } from "../../../src/components/doc/Segments";
import { find } from "../../browser/find";

const html = (text: string): Segment => ({ kind: "html", html: `<p>${text}</p>` });
const video: ComponentSegment = {
  kind: "component",
  name: "YouTube",
  props: { id: "abc", title: "A video" },
  children: [],
};

test("HTML segments appear in document order, with components between them", () => {
  const { container } = render(<Segments segments={[html("one"), video, html("two")]} />);
  expect(
    [...container.children].map((child) => child.outerHTML.replace(/ class="[^"]*"/g, "")),
  ).toEqual([
    '<div data-segment=""><p>one</p></div>',
    expect.stringContaining("https://www.youtube.com/watch?v=abc"),
    '<div data-segment=""><p>two</p></div>',
  ]);
});

test("changes by scripts and the reader survive a new render of the same HTML", () => {
  const { container, rerender } = render(<Segments segments={[html("one")]} />);
  find("p", container).textContent = "changed";
  rerender(<Segments segments={[html("one")]} />);
  expect(container.textContent).toBe("changed");
  rerender(<Segments segments={[html("two")]} />);
  expect(container.textContent).toBe("two");
});

test("an unknown component is our own mistake, and the error lists the existing ones", () => {
  expect(() => Island({ segment: { ...video, name: "Vimeo" } })).toThrow(
    "There is no component Vimeo. The components are: Element, LiveCode, YouTube.",
  );
});
