import type { Nodes } from "mdast";
import type { JsxNode } from "../../markdown/base/props";
import { nameOf } from "../../markdown/render/html/raw-html";
import { attributeOf, noteUnused } from "../base/attributes";
import { openTag, wrap } from "../base/blocks";
import { elementsOf, rewriteInner, writeOthers } from "../base/inner";
import { type Migration, leaveOut, note } from "../base/migration";
import { type RewriteContext, isJsx, withoutBlanks } from "../base/rewrite";
import { addressOf } from "./write-link";

const CARD = /^(?:Card|LinkCard|Tile)$/;

/** Writes cards in a grid. Columns without cards become plain text. */
export function writeCards(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const isCard = (child: Nodes): boolean => isJsx(child) && CARD.test(nameOf(child));
  const cards = elementsOf(node).filter(isCard);
  const unused = noteUnused(node, ["cols"], migration);
  if (cards.length === 0) return unused + rewriteInner(node, migration, context);
  if (cards.length > 1 && cards.every((card) => isBare(card, migration)))
    return unused + toLinks(cards, migration) + writeOthers(node, isCard, migration, context);
  const grid = wrap(
    "<CardGrid>",
    cards.map((card) => writeCard(card, migration, { ...context, cards: true })).join("\n"),
    "</CardGrid>",
  );
  return unused + grid + writeOthers(node, isCard, migration, context);
}

/** True for a card that only has a title and a link. */
const isBare = (card: JsxNode, migration: Migration): boolean =>
  withoutBlanks(card.children).length === 0 &&
  attributeOf(card, "description", migration) === undefined &&
  addressOf(card, migration) !== undefined;

/** Converts cards without text to a list of links. */
const toLinks = (cards: readonly JsxNode[], migration: Migration): string =>
  cards
    .map((card) => {
      const title = attributeOf(card, "title", migration) ?? attributeOf(card, "label", migration);
      const address = addressOf(card, migration);
      const unused = noteUnused(card, USED, migration);
      return `${unused}${address?.mark ?? ""}- [${title ?? address?.url ?? ""}](${address?.url ?? ""})`;
    })
    .join("\n");

const USED = ["title", "label", "href", "to", "url", "link", "description", "cta", "img"];

/** Converts a card. A card outside a grid becomes a grid with one card. */
export function writeCard(node: JsxNode, migration: Migration, context: RewriteContext): string {
  const title = attributeOf(node, "title", migration) ?? attributeOf(node, "label", migration);
  const address = addressOf(node, migration);
  const inner = rewriteInner(node, migration, { ...context, cards: false });
  const description = attributeOf(node, "description", migration) ?? "";
  const words = [description, inner].filter(Boolean).join("\n\n");
  const marks = [address?.mark ?? "", noteUnused(node, USED, migration)];
  const cta = attributeOf(node, "cta", migration);
  if (cta !== undefined)
    marks.push(
      leaveOut(migration, `the words "${cta}" of a card's link`, "The whole card is a link."),
    );
  const img = attributeOf(node, "img", migration);
  if (img !== undefined)
    marks.push(leaveOut(migration, `the picture ${img} of a card`, "Cards have no pictures."));
  if (words === "")
    marks.push(
      note(
        migration,
        `The card "${title ?? ""}" has no text.`,
        "Write a sentence about what readers find there.",
      ),
    );
  const open = openTag("Card", { title: title ?? "", href: address?.url });
  const isShort = !words.includes("\n") && !/^[-*#<`|]/.test(words);
  const card = isShort ? `${open}${words}</Card>` : wrap(open, words, "</Card>");
  const marked = marks.join("") + card;
  return context.cards === true ? marked : wrap("<CardGrid>", marked, "</CardGrid>");
}
