import type { PhrasingContent } from "mdast";
import {
  type GlossaryTerm,
  isGlossaryDoc,
  readGlossary,
  termAddress,
} from "../../../data/glossary";
import type { TwinContext } from "../../text/twin-context";
import { twinUrl } from "../../text/twin-inline";
import { addMark } from "../../text/twin-marks";
import { type TwinBlock, heading, link, paragraph, text } from "../../text/twin-nodes";
import { type JsxNode, type Props, attributeText } from "../attributes";
import { letterOf } from "./glossary";

/** A word as a link to its entry in the glossary. */
export function twinTerm(
  _node: JsxNode,
  { id }: Props,
  words: PhrasingContent[],
  context: TwinContext,
): PhrasingContent[] {
  if (isGlossaryDoc(context.docFile)) return words;
  return [link(twinUrl(termAddress(attributeText(id)), context), words)];
}

/** All terms from A to Z, as the page has them. */
export function twinGlossary(context: TwinContext): TwinBlock[] {
  let letter = "";
  return readGlossary(context.environment).terms.flatMap((term) => {
    const entry = twinEntry(term, context);
    const own = letterOf(term.term);
    if (own === letter) return entry;
    letter = own;
    return [heading(2, own), ...entry];
  });
}

function twinEntry(
  { term, definition, see, aliases }: GlossaryTerm,
  context: TwinContext,
): TwinBlock[] {
  const also = aliases.length === 0 ? "" : ` Also: ${aliases.join(", ")}.`;
  if (see === undefined) return [heading(3, term), paragraph(definition + also)];
  const title = text(addMark({ kind: "card", path: see, part: "title" }, context.placeholders));
  const more = [text(" See "), link(twinUrl(see, context), title), text(`.${also}`)];
  return [heading(3, term), paragraph(definition, more)];
}
