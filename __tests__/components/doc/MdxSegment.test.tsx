import { useMDXComponents } from "@mdx-js/react";
import { fireEvent, render, screen } from "@testing-library/react";
import { type ComponentType, type ReactNode, useState } from "react";
import type { Segment } from "../../../src/base/segments";
import { MdxSegment, MdxSource } from "../../../src/components/doc/MdxSegment";
import { Segments } from "../../../src/components/doc/Segments";

/** The output of gatsby-plugin-mdx for a doc with two nested components and an expression. */
function Source() {
  const { Part, Slot } = useMDXComponents({}) as unknown as {
    readonly Part: ComponentType<{ at: number; children: ReactNode }>;
    readonly Slot: ComponentType;
  };
  return (
    <>
      <Part at={0}>
        <Counter name="Outer">
          <Slot />
        </Counter>
      </Part>
      <Part at={1}>
        <Counter name="Inner">
          <Slot />
        </Counter>
      </Part>
      <Part at={2}>{1 + 1}</Part>
    </>
  );
}

function Counter({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const [count, setCount] = useState(0);
  const add = (): void => {
    setCount(count + 1);
  };
  return (
    <section aria-label={name}>
      <button onClick={add}>
        {name} {count}
      </button>
      {children}
    </section>
  );
}

const html = (text: string): Segment => ({ kind: "html", html: `<p>${text}</p>` });
const mdx = (part: number, children: readonly Segment[] = []): Segment => ({
  kind: "component",
  name: "Mdx",
  props: { part },
  children,
});

test("each part is in the right place, with the content of its tags, and keeps its state", () => {
  const { container } = render(
    <MdxSource source={<Source />}>
      <Segments
        island={MdxSegment}
        segments={[html("a"), mdx(0, [html("b"), mdx(1, [html("c")])]), mdx(2), html("d")]}
      />
    </MdxSource>,
  );
  expect(container.textContent).toBe("aOuter 0bInner 0c2d");
  const outer = screen.getByRole("region", { name: "Outer" });
  expect(outer.contains(screen.getByRole("region", { name: "Inner" }))).toBe(true);
  fireEvent.click(screen.getByRole("button", { name: "Inner 0" }));
  expect(container.textContent).toBe("aOuter 0bInner 1c2d");
});

test("a component that every doc has isn't replaced", () => {
  const video: Segment = {
    kind: "component",
    name: "YouTube",
    props: { id: "abc", title: "A video" },
    children: [],
  };
  const { container } = render(
    <MdxSource source={<Source />}>
      <Segments island={MdxSegment} segments={[video]} />
    </MdxSource>,
  );
  expect(container.innerHTML).toContain("https://www.youtube.com/watch?v=abc");
});
