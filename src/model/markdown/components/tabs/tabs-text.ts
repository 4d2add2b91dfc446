import { twinChildren } from "../../text/twin-blocks";
import type { TwinContext } from "../../text/twin-context";
import { type TwinBlock, paragraph, strong } from "../../text/twin-nodes";
import { type JsxNode, attributeText, readProps } from "../attributes";
import { isElement, partsOf } from "../component-parts";
import type { ComponentRule } from "../components";

/** Tabs one below the other, each under its name. */
export function twinTabs(node: JsxNode, tabItem: ComponentRule, context: TwinContext): TwinBlock[] {
  return partsOf(node).flatMap((part): TwinBlock[] => {
    if (!isElement(part, "TabItem")) return [];
    const { value, label } = readProps(part, tabItem, context);
    return [paragraph(strong(attributeText(label ?? value))), ...twinChildren(part, context)];
  });
}
