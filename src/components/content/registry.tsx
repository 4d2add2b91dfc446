import type { ReactElement, ReactNode } from "react";
import type { ComponentSegment } from "../../docs/segments";
import { YouTube } from "./YouTube";

export interface IslandProps {
  readonly segment: ComponentSegment;
  readonly children?: ReactNode;
}

/** The component a segment names; its props were checked by the compiler (src/docs/markdown). */
export function Island({ segment: { name, props } }: IslandProps): ReactElement {
  switch (name) {
    case "YouTube":
      return <YouTube id={String(props.id)} title={String(props.title)} />;
    default:
      throw new Error(`No component is called ${name}, only: YouTube`);
  }
}
