import type { Nodes } from "mdast";
import type { CompileEnvironment, CompiledDoc, DocBody } from "../base/compiled-doc";
import { parseFrontmatter } from "../base/parse-frontmatter";
import { splitFrontmatter } from "../base/split-frontmatter";
import { findBidirectional } from "../faults/bidirectional";
import { type Fault, type Position, faultAt } from "../faults/fault";
import { pointAt } from "../faults/point";
import { gatherDefinitions } from "./base/definitions";
import { freezeEnvironment } from "./base/frozen-environment";
import { toSegments } from "./base/markup";
import { findNamedPicture, namedPicture } from "./base/named-file";
import { limitSize } from "./base/page-size";
import { createContext } from "./base/render-context";
import { COMPONENTS } from "./components/component-registry";
import { placeFacts } from "./components/facts/place-facts";
import { listPlaceholders } from "./finish-segments";
import { PLACEHOLDER_RULE, placeholder } from "./read/lint/text-rules";
import { readModule } from "./read/mdx/read-module";
import { parseMarkdown } from "./read/parse/parse-markdown";
import { renderFootnotes } from "./render/html/footnotes";
import { missingImage } from "./render/html/images";
import { findLayoutProblem, layOutBlocks } from "./render/html/pairs";
import { renderEachBlock } from "./render/html/render-blocks";
import { sectionsOf } from "./render/html/search-text";
import { type Twin, buildTwin } from "./text/build-twin";

/**
 * Rules about tags. After a tag that can't be parsed, children may end up in the wrong component, so other faults in
 * the content of components would be misleading.
 */
const TAG_RULES = new Set([
  "markdown/broken-tag",
  "markdown/unclosed-tag",
  "markdown/stray-closing-tag",
]);
const CONTENT_RULES = new Set([
  "component/tabs",
  "component/cards",
  "component/steps",
  "component/children",
]);

/** The empty Markdown copy of a doc that has faults. */
const NO_TWIN: Twin = { text: "", placeholders: [], faults: [] };

const REPLACEMENT_CHARACTER = "\uFFFD";

/**
 * Compiles one doc: its body, and everything that later checks and the site need. Never throws because of a writer's
 * mistake: mistakes are listed in `faults`, and the rest of the result contains everything that could be read.
 * @param file The doc's path, relative to the repository's root: `content/docs/build/index.md`.
 */
export function compileDoc(
  file: string,
  text: string,
  today: CompileEnvironment,
): { doc: CompiledDoc; body: DocBody } {
  const { environment, placeOf } = freezeEnvironment(file, today);
  const split = splitFrontmatter(text);
  const { frontmatter, place, faults: frontmatterFaults, lines } = parseFrontmatter(split, file);
  const { root, faults: syntaxFaults } = parseMarkdown(split.body, file);
  const allowsBidirectional = frontmatter?.bidirectional_text === true;
  const { module, faults: moduleFaults } = readModule(root, file, Object.keys(COMPONENTS));
  const isReference = frontmatter?.layout === "reference";
  const start = {
    docFile: file,
    environment,
    components: COMPONENTS,
    module,
    allowsBidirectional,
    isReference,
  };
  const context = createContext(start, frontmatter?.title ?? "");
  gatherDefinitions(root, context);
  placeFacts(root, context);
  const body = layOutBlocks(renderEachBlock(root.children, context), context);
  const segments = limitSize(toSegments([body, renderFootnotes(context)]), root, context);
  const { gathered } = context;
  const isDraft = place?.draft === true;
  const isTorn = syntaxFaults.some(({ rule }) => TAG_RULES.has(rule));
  const found = gathered.faults.filter(({ rule }) => !isTorn || !CONTENT_RULES.has(rule));
  const parserFaults = syntaxFaults.filter(({ rule }) => !isDraft || rule !== PLACEHOLDER_RULE);
  const faults = [...frontmatterFaults, ...parserFaults, ...moduleFaults, ...found];
  if (!isDraft && frontmatter?.description.startsWith("One sentence of 50 to 160"))
    faults.push(faultAt(positionOf(file, lines.description), placeholder("One sentence of …")));
  faults.push(...checkCardImage(file, frontmatter?.image, lines.image, environment));
  const layoutProblem = findLayoutProblem(context);
  if (layoutProblem && segments.length > 0)
    faults.push(faultAt(positionOf(file, lines.layout), layoutProblem));
  // A doc with components doesn't count as empty, even if they show nothing: the reason may be a fault in a data
  // file.
  const isBlank = segments.length === 0 && !root.children.some(isElement);
  if (isBlank && syntaxFaults.length === 0 && gathered.faults.length === 0) {
    faults.push(
      faultAt(
        { file, line: 1, column: 1 },
        {
          rule: "doc/empty",
          problem: "This doc has no text.",
          fix: "Write the text, or set draft: true until it's written.",
        },
      ),
    );
  }
  if (!allowsBidirectional)
    faults.push(...findBidirectional(split.body, "markdown", { file, firstLine: 1 }));
  if (text.includes(REPLACEMENT_CHARACTER)) faults.push(notUtf8(file, text));
  const twin = faults.length === 0 ? buildTwin(root, start) : NO_TWIN;
  faults.push(...twin.faults);
  const sections = sectionsOf(context);
  const { toc_min_heading_level: min = 2, toc_max_heading_level: max = 3 } = frontmatter ?? {};
  const doc: CompiledDoc = {
    file,
    ...(frontmatter && { frontmatter }),
    ...(place && { place }),
    frontmatterLines: lines,
    toc: gathered.headings
      .filter(({ depth }) => depth >= min && depth <= max)
      .map(({ depth, id, title }) => ({ depth, id, title })),
    headings: gathered.headings,
    anchors: [...gathered.anchors],
    placeholders: listPlaceholders(segments),
    twinPlaceholders: twin.placeholders,
    links: gathered.links,
    imports: module?.imports ?? [],
    images: gathered.images,
    samples: gathered.samples,
    runs: Object.fromEntries(gathered.runs),
    words: countWords(sections.map(({ title, text: words }) => `${title} ${words}`).join(" ")),
    dependencies: [...gathered.dependencies].map(placeOf),
    faults,
  };
  return { doc, body: { segments, sections, twin: twin.text } };
}

const isElement = ({ type }: Nodes): boolean => type === "mdxJsxFlowElement";

const positionOf = (
  file: string,
  [line, column]: readonly [number, number] = [1, 1],
): Position => ({
  file,
  line,
  column,
});

/** Checks the picture for social cards, which is a file beside the doc or in `static/`. */
function checkCardImage(
  file: string,
  image: string | undefined,
  at: readonly [number, number] | undefined,
  environment: CompileEnvironment,
): Fault[] {
  if (image === undefined) return [];
  const named = namedPicture(file, image);
  const { found, refused } = findNamedPicture(named, environment);
  if (found !== undefined) return [];
  return [faultAt(positionOf(file, at), refused ?? missingImage(named, environment))];
}

function notUtf8(file: string, text: string): ReturnType<typeof faultAt> {
  return faultAt(
    { file, ...pointAt(text, text.indexOf(REPLACEMENT_CHARACTER)) },
    {
      rule: "doc/not-utf8",
      problem: "This file isn't UTF-8.",
      fix: "Save it as UTF-8 in your editor.",
    },
  );
}

function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}
