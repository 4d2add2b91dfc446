import type { Nodes } from "mdast";
import type { FaultText } from "../../../faults/fault";

/** A slip that is legal Markdown: the parser takes it for text, or for something that the writer did not mean. */
export interface Finding extends FaultText {
  /** Where it starts in the source. */
  readonly offset: number;
}

/** The source of a node, and where it starts. */
export interface NodeSource<Node extends Nodes = Nodes> {
  readonly node: Node;
  readonly text: string;
  readonly start: number;
  /** The node behind it in the same parent. */
  readonly next: Nodes | undefined;
}
