import type { List, ListItem } from "mdast";
import { twinChildren } from "../../text/twin-blocks";
import type { TwinContext } from "../../text/twin-context";
import { twinUrl } from "../../text/twin-inline";
import { addMark } from "../../text/twin-marks";
import { type TwinBlock, link, paragraph, strong, text } from "../../text/twin-nodes";
import { type JsxNode, type Props, attributeText, readProps } from "../attributes";
import { isElement, partsOf } from "../component-parts";
import type { ComponentRule } from "../components";

/** A card's title, a link where it has one, and its words behind it. */
export function twinCard(node: JsxNode, props: Props, context: TwinContext): TwinBlock[] {
  const title = attributeText(props.title);
  const name =
    typeof props.href === "string" ? link(twinUrl(props.href, context), title) : strong(title);
  const [first, ...rest] = twinChildren(node, context);
  if (first?.type === "paragraph") return [paragraph(name, ": ", first.children), ...rest];
  return [paragraph(name), ...(first ? [first] : []), ...rest];
}

/** Cards as a list. */
export function twinCardGrid(node: JsxNode, card: ComponentRule, context: TwinContext): [List] {
  const children = partsOf(node).flatMap((part): ListItem[] => {
    if (!isElement(part, "Card")) return [];
    const blocks = twinCard(part, readProps(part, card, context), context);
    return [{ type: "listItem", children: blocks as ListItem["children"] }];
  });
  return [{ type: "list", ordered: false, spread: false, children }];
}

/** A page's title and description, which are known once the site is. */
export function twinPageRef(_node: JsxNode, props: Props, context: TwinContext): TwinBlock[] {
  const path = attributeText(props.path);
  const title = text(addMark({ kind: "card", path, part: "title" }, context.placeholders));
  const description = addMark({ kind: "card", path, part: "description" }, context.placeholders);
  return [paragraph(link(twinUrl(path, context), title), `: ${description}`)];
}
