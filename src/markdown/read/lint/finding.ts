import type { Nodes } from "mdast";
import type { FaultText } from "../../../faults/fault";

/** A part of the Markdown that is valid but probably a mistake. */
export interface Finding extends FaultText {
  /** Offset of its first character in the source. */
  readonly offset: number;
}

/** A node with its source text. */
export interface NodeSource<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly text: string;
  readonly start: number;
  /** The characters directly before and after it in the source; "" at the start and the end. */
  readonly before: string;
  readonly after: string;
  /** The node after it in the same parent. */
  readonly next: Nodes | undefined;
}
