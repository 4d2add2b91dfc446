import { type ReactElement, type ReactNode } from "react";
import type { ComponentSegment } from "../../base/segments";
import { LiveCode } from "./LiveCode";
import { YouTube } from "./YouTube";

export interface IslandProps {
  readonly segment: ComponentSegment;
  readonly children?: ReactNode;
}

/** Renders the component that a segment names. The compiler has checked its props (src/markdown). */
export function Island({ segment: { name, props }, children }: IslandProps): ReactElement {
  switch (name) {
    case "Element": {
      const Tag = String(props.tag) as "div"; // It may be any HTML element.
      return <Tag {...toReactProps(props.attributes)}>{children}</Tag>;
    }
    case "LiveCode":
      return <LiveCode language={String(props.language)}>{children}</LiveCode>;
    case "YouTube":
      return <YouTube id={String(props.id)} title={String(props.title)} />;
    default:
      throw new Error(
        `There is no component ${name}. The components are: Element, LiveCode, YouTube.`,
      );
  }
}

/**
 * Converts the attribute names in the compiler's HTML to React's names. `true` stands for an attribute without a value.
 */
function toReactProps(attributes: unknown): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries((attributes ?? {}) as Record<string, unknown>).map(([name, value]) => [
      name === "class" ? "className" : name,
      value === true ? "" : value,
    ]),
  );
}
