import { render } from "@testing-library/react";
import { Island } from "../../../src/components/content/registry";
import { Segments } from "../../../src/components/doc/Segments";
import type { ComponentSegment, SkeletonSegment } from "../../../src/model/markdown/segments";
import { find } from "../../browser/find";

const html: SkeletonSegment = { kind: "html" };
const video: ComponentSegment = {
  kind: "component",
  name: "YouTube",
  props: { id: "abc", title: "A video" },
  children: [],
};

test("html segments are numbered in document order, with components between them", () => {
  const { container } = render(
    <Segments segments={[html, video, html]} html={["<p>one</p>", "<p>two</p>"]} />,
  );
  expect(
    [...container.children].map((child) => child.outerHTML.replace(/ class="[^"]*"/g, "")),
  ).toEqual([
    '<div data-segment="0"><p>one</p></div>',
    expect.stringContaining("https://www.youtube.com/watch?v=abc"),
    '<div data-segment="1"><p>two</p></div>',
  ]);
});

test("what scripts and the reader changed inside survives a new render of the same html", () => {
  const segments = [html];
  const { container, rerender } = render(<Segments segments={segments} html={["<p>one</p>"]} />);
  find("p", container).textContent = "changed";
  rerender(<Segments segments={segments} html={["<p>one</p>"]} />);
  expect(container.textContent).toBe("changed");
  rerender(<Segments segments={segments} html={["<p>two</p>"]} />);
  expect(container.textContent).toBe("two");
});

test("an unknown component is our own fault: the error lists those there are", () => {
  expect(() => Island({ segment: { ...video, name: "Vimeo" } })).toThrow(
    "No component is called Vimeo, only: Element, LiveCode, YouTube",
  );
});
