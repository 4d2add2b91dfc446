import { suggest } from "../../../../faults/nearest";
import { dataFileOf, hasDataEntry, listDataIds, readDataEntry } from "../../../data/data-files";
import {
  GLOSSARY_FOLDER,
  type GlossaryTerm,
  isGlossaryDoc,
  readGlossary,
  termAddress,
} from "../../../data/glossary";
import { escapeText } from "../../html/escape";
import { type RenderContext, addText, report } from "../../html/render-context";
import { renderHref } from "../../html/render-inline";
import { reserveId } from "../../html/reserve-id";
import { type Markup, markup } from "../../markup";
import { type JsxNode, type Props, attributeText } from "../attributes";
import type { ComponentRule, InlineRule } from "../components";
import { twinGlossary, twinTerm } from "./glossary-text";

/** Where a term cannot stand, because it is a link with a box of words beside it. */
const FIXES = {
  link: "Take one of the two away: a link cannot stand in a link.",
  heading: "Write the word as it is here, and the term below the heading.",
} as const;

/** A word with its meaning: a link to the glossary, and the definition beside it for who points at it or focuses it. */
function renderTerm(node: JsxNode, props: Props, words: Markup, context: RenderContext): Markup {
  const id = attributeText(props.id);
  if (id === "") return words;
  if (context.within) {
    report(context, node, {
      rule: "term/misplaced",
      problem: `<Term> cannot stand in a ${context.within}.`,
      fix: FIXES[context.within],
    });
    return words;
  }
  const { environment, gathered } = context;
  gathered.dependencies.add(dataFileOf(GLOSSARY_FOLDER, id));
  if (!hasDataEntry(GLOSSARY_FOLDER, id, environment)) {
    report(context, node, {
      rule: "term/unknown",
      problem: `The glossary has no term "${id}".`,
      fix: `${suggestTerm(id, context)} A new one is a file ${GLOSSARY_FOLDER.folder}/<id>.yaml.`,
    });
    return words;
  }
  const { entry } = readDataEntry(GLOSSARY_FOLDER, id, environment);
  // A fault of the term's file is reported once, with the file, and not with each use.
  if (!entry || isGlossaryDoc(context.docFile)) return words;
  gathered.terms += 1;
  const own = `term.${gathered.terms}`; // A dot: no heading's words make such an id.
  const href = renderHref(termAddress(id), node, context);
  gathered.anchors.add(own);
  return [
    markup`<span class="term"><a${href} aria-describedby="${own}">${words}</a>`,
    `<span role="tooltip" id="${own}">${escapeText(entry.value.definition)}</span></span>`,
  ];
}

/** What a writer may have meant: an id, or the id of the term that has this other name. */
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
 * All terms from A to Z below a heading for each letter; a term's id is its anchor. The table of contents lists the
 * letters only: with every term, it would be as long as the page.
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
    gathered.headings.push({ depth: 2, id, title: letter });
    return [
      `<h2 id="${id}">${letter}<a class="heading-anchor" href="#${id}" aria-label="Link to this letter"></a></h2>`,
      terms.map((term) => renderEntry(term, node, context)),
    ];
  });
}

/** The letter a term stands under, without accents; # for digits and signs. */
export function letterOf(term: string): string {
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
  // The page's title is known once the site is; that there is such a page is checked where the term's file says so.
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

export const GLOSSARY_COMPONENTS: Readonly<Record<string, ComponentRule>> = {
  Glossary: {
    attributes: {},
    children: "none",
    readsData: true,
    render: (node, _props, context) => renderGlossary(node, context),
    twin: (_node, _props, context) => twinGlossary(context),
  },
};

export const GLOSSARY_INLINE_COMPONENTS: Readonly<Record<string, InlineRule>> = {
  Term: {
    attributes: { id: { type: "string", required: true } },
    children: "required",
    readsData: true,
    renderWords: renderTerm,
    twinWords: twinTerm,
  },
};
