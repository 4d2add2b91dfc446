import type { PhrasingContent } from "mdast";
import { escapeText } from "../../../base/escape";
import { entryFileOf, hasDataEntry, listDataIds, readDataEntry } from "../../../data/data-files";
import {
  GLOSSARY_FOLDER,
  type GlossaryTerm,
  isGlossaryDoc,
  readGlossary,
  termAddress,
} from "../../../data/glossary";
import { suggest } from "../../../faults/nearest";
import { type Markup, markup } from "../../base/markup";
import { type JsxNode, type Props, attributeText } from "../../base/props";
import {
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  positionOf,
  report,
} from "../../base/render-context";
import { renderHref } from "../../render/html/render-inline";
import { reserveId } from "../../render/html/reserve-id";
import { addText } from "../../render/html/search-text";
import { urlForMarkdown } from "../../text/markdown-inline";
import * as md from "../../text/markdown-nodes";
import { addPlaceholder } from "../../text/twin-placeholders";

/** Fixes for a term inside a link or a heading, which can't contain it because a term is a link with a tooltip. */
const FIXES = {
  link: "Remove the <Term>, or the link around it: a term is also a link.",
  heading: "Write the plain word here, and use <Term> in the text below the heading.",
} as const;

/** Renders a word as a link to the glossary, with its definition in a tooltip. */
function renderTerm(node: JsxNode, props: Props, context: RenderContext, words: Markup): Markup {
  const id = attributeText(props.id);
  if (id === "") return words;
  if (context.within) {
    report(context, node, {
      rule: "term/misplaced",
      problem: `<Term> can't be inside a ${context.within}.`,
      fix: FIXES[context.within],
    });
    return words;
  }
  const { environment, gathered, numbering } = context;
  gathered.dependencies.add(entryFileOf(GLOSSARY_FOLDER, id));
  if (!hasDataEntry(GLOSSARY_FOLDER, id, environment)) {
    report(context, node, {
      rule: "term/unknown",
      problem: `The glossary has no term "${id}".`,
      fix: `${suggestTerm(id, context)} To add a new term, create ${GLOSSARY_FOLDER.folder}/<id>.yaml.`,
      missing: id,
    });
    return words;
  }
  const { entry } = readDataEntry(GLOSSARY_FOLDER, id, environment);
  // A fault in the term's file is reported only once, at its position in the file, and not for each use of the term.
  if (!entry || isGlossaryDoc(context.docFile)) return words;
  const own = `term.${numbering.count("term")}`; // No heading can have this id (page-ids.ts).
  const href = renderHref(termAddress(id), node, context);
  gathered.anchors.add(own);
  return [
    markup`<span class="term"><a${href} aria-describedby="${own}">${words}</a>`,
    `<span role="tooltip" id="${own}">${escapeText(entry.value.definition)}</span></span>`,
  ];
}

/** Suggests a term with a similar id, or with this id as an alias. */
function suggestTerm(id: string, { environment }: RenderContext): string {
  const wanted = id.toLowerCase().replaceAll(/[\s_]+/g, "-");
  const named = readGlossary(environment).terms.find(({ term, aliases }) =>
    [term, ...aliases].some((name) => name.toLowerCase().replaceAll(/\s+/g, "-") === wanted),
  );
  return named
    ? `Did you mean ${named.id}?`
    : suggest(id, listDataIds(GLOSSARY_FOLDER, environment), "terms");
}

/**
 * Renders all terms from A to Z, with a heading for each letter. The id of a term is its anchor. The table of contents
 * lists only the letters: if it listed every term, it would be as long as the page.
 */
function renderGlossary(node: JsxNode, context: RenderContext): Markup {
  const { environment, gathered } = context;
  gathered.dependencies.add(GLOSSARY_FOLDER.folder);
  for (const file of environment.listFiles(GLOSSARY_FOLDER.folder)) gathered.dependencies.add(file);
  const letters = new Map<string, GlossaryTerm[]>();
  for (const term of readGlossary(environment).terms) {
    const letter = letterOf(term.term);
    letters.set(letter, [...(letters.get(letter) ?? []), term]);
  }
  return [...letters].map(([letter, terms]) => {
    const id = `letter-${letter === "#" ? "other" : letter.toLowerCase()}`;
    reserveId(id, node, context);
    gathered.headings.push({ depth: 2, id, title: letter, ...positionOf(node, context) });
    return [
      `<h2 id="${id}">${letter}<a class="heading-anchor" href="#${id}" aria-label="Link to this letter"></a></h2>`,
      terms.map((term) => renderEntry(term, node, context)),
    ];
  });
}

/** Returns the letter that a term is listed under, without accents; # for digits and symbols. */
function letterOf(term: string): string {
  const [first = ""] = term.normalize("NFD");
  return /[a-z]/i.test(first) ? first.toUpperCase() : "#";
}

function renderEntry(
  { id, term, definition, see, aliases }: GlossaryTerm,
  node: JsxNode,
  context: RenderContext,
): Markup {
  reserveId(id, node, context);
  context.gathered.sections.push({ id, depth: 3, title: term, text: "" });
  const also = aliases.length === 0 ? "" : `Also: ${aliases.join(", ")}.`;
  addText(context, [definition, also].join(" "));
  // The page's title is filled in once the whole site is known. Another check makes sure that the glossary's links lead
  // to existing pages.
  const more = see === undefined ? "" : renderSee(see);
  return [
    `<h3 id="${id}">${escapeText(term)}<a class="heading-anchor" href="#${id}" aria-label="Link to this term"></a></h3>`,
    markup`<p>${escapeText(definition)}${more}${also === "" ? "" : `<br><small>${escapeText(also)}</small>`}</p>`,
  ];
}

function renderSee(path: string): Markup {
  const link: Markup = { kind: "link", target: encodeURI(path) };
  const title: Markup = { kind: "card", path, part: "title" };
  return markup` <a class="text-link" href="${link}"><span class="page-ref-name">${title}</span></a>`;
}

/** Links a word to its entry in the glossary. */
function termToMarkdown(
  _node: JsxNode,
  { id }: Props,
  context: MarkdownContext,
  words: PhrasingContent[],
): PhrasingContent[] {
  if (isGlossaryDoc(context.docFile)) return words;
  return [md.link(urlForMarkdown(termAddress(attributeText(id)), context), words)];
}

/** Converts all terms from A to Z, with a heading for each letter. */
function glossaryToMarkdown(context: MarkdownContext): md.MarkdownBlock[] {
  let letter = "";
  return readGlossary(context.environment).terms.flatMap((term) => {
    const entry = entryToMarkdown(term, context);
    const own = letterOf(term.term);
    if (own === letter) return entry;
    letter = own;
    return [md.heading(2, own), ...entry];
  });
}

function entryToMarkdown(
  { term, definition, see, aliases }: GlossaryTerm,
  context: MarkdownContext,
): md.MarkdownBlock[] {
  const also = aliases.length === 0 ? "" : ` Also: ${aliases.join(", ")}.`;
  if (see === undefined) return [md.heading(3, term), md.paragraph(definition + also)];
  const title = md.text(
    addPlaceholder({ kind: "card", path: see, part: "title" }, context.placeholders),
  );
  const more = [
    md.text(" See "),
    md.link(urlForMarkdown(see, context), title),
    md.text(`.${also}`),
  ];
  return [md.heading(3, term), md.paragraph(definition, more)];
}

export const GLOSSARY_COMPONENTS: ComponentRules = {
  Glossary: {
    attributes: {},
    children: "none",
    html: (node, _props, context) => renderGlossary(node, context),
    markdown: (_node, _props, context) => glossaryToMarkdown(context),
  },
  Term: {
    isInline: true,
    attributes: { id: { type: "string", required: true } },
    children: "required",
    html: renderTerm,
    markdown: termToMarkdown,
  },
};
