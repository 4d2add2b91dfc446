import type { Nodes } from "mdast";
import type { FaultText } from "../../../faults/fault";

/** Markdown that is valid but likely a mistake. */
export interface Finding extends FaultText {
  /** Offset of its start in the source. */
  readonly offset: number;
}

/** A node with its source text. */
export interface NodeSource<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly text: string;
  readonly start: number;
  /** The next node in the same parent. */
  readonly next: Nodes | undefined;
}
