import type { Code, List } from "mdast";
import type { CodeSegment } from "../../../base/segments";
import { findBidirectional } from "../../../faults/bidirectional";
import { suggest } from "../../../faults/nearest";
import { type Markup, component, element } from "../../base/markup";
import { fixForMissing, namedFrom, readNamed } from "../../base/named-file";
import {
  type FlowNode,
  type RenderBlocks,
  type RenderContext,
  positionOf,
  report,
} from "../../base/render-context";
import { type SampleComments, readSampleComments } from "../../samples/sample-comments";
import { checkTabLabel } from "../html/network-tabs";
import { addCode } from "../html/search-text";
import { MAX_TABS, checkRepeatedTabs, renderTabGroup } from "../html/tabs";
import { checkFence, checkMarkedLines, isLive } from "./check-fence";
import { type CommentMarks, readCommentMarks } from "./code-comments";
import { type CodeMeta, parseCodeMeta } from "./code-meta";
import { lineOfRegion, listRegions, takeRegion } from "./code-region";
import { prepareRun, readArguments } from "./run-block";

/** A code block in a tab group, and the label of its tab. */
interface CodeTab {
  readonly node: Code;
  readonly label: string;
}

/** Lists the code blocks that form a tab group, starting at `index`; empty if the block there has no `tab="…"`. */
export function startsCodeTabs(nodes: readonly FlowNode[], index: number): CodeTab[] {
  const group: CodeTab[] = [];
  for (let at = index; at < nodes.length; at += 1) {
    const node = nodes[at];
    if (node?.type !== "code" || !node.meta) break;
    const { tab: label } = parseCodeMeta(node.meta);
    if (label === undefined) break;
    group.push({ node, label });
  }
  return group;
}

/**
 * Renders consecutive code blocks with `tab="…"` as tabs. Groups with the same labels switch together across the site.
 */
export function renderCodeTabs(
  group: readonly CodeTab[],
  context: RenderContext,
  renderBlocks: RenderBlocks,
): Markup {
  const tabs = group.map(({ node, label }) => ({
    value: label.toLowerCase(),
    label,
    children: renderCode(node, undefined, context, renderBlocks).content,
  }));
  for (const { label, node } of group) checkTabLabel(label, node, context);
  checkRepeatedTabs(
    group.map(({ label, node }) => ({ label, value: label.toLowerCase(), node })),
    context,
  );
  const [first] = group;
  if (first && group.length > MAX_TABS) {
    report(context, first.node, {
      rule: "code/tabs",
      problem: `${group.length} consecutive code blocks have a tab; at most ${MAX_TABS} are allowed.`,
      fix: "Remove some of the blocks, or split them into groups with a sentence in between.",
    });
  }
  return renderTabGroup({ tabs, group: tabs.map(({ value }) => value).join("-"), context });
}

/** Renders a code block. `usesNotes` is true if the list after the block contains its notes and is rendered with it. */
export function renderCode(
  node: Code,
  next: FlowNode | undefined,
  context: RenderContext,
  renderBlocks: RenderBlocks,
): { content: Markup; usesNotes: boolean } {
  const language = (node.lang ?? "text").toLowerCase();
  const meta = parseCodeMeta(node.meta);
  checkFence(node, language, meta, context);
  const source = readSource(node, meta, context);
  const comments = readSampleComments(source.code.replace(/(?<!\n)\n+$/, ""));
  const marks = readCommentMarks(comments.shown);
  checkMarkedLines(node, meta, marks.code, context);
  gatherSample({ node, language, meta, source, comments, marks }, context);
  const notePrefix = `note-${context.numbering.count("code block")}`;
  addCode(context, marks.code);
  const run = prepareRun({ node, language, meta, comments, shown: marks.code }, context);
  const plain = toCodeSegment({ language, meta, marks, notePrefix, run });
  const block = isLive(language, meta) ? component("LiveCode", { language }, plain) : plain;
  if (marks.notes.size === 0) return { content: block, usesNotes: false };
  const list = next?.type === "list" && next.ordered === true ? next : undefined;
  const missing = [...marks.notes.values()].filter((note) => !list?.children[note - 1]);
  if (missing.length > 0) {
    report(context, node, {
      rule: "code/note-without-text",
      problem: `Note (${missing[0]}) in this code has no text.`,
      fix: "Write a numbered list directly below the code block, with one item for each note.",
    });
  }
  return {
    content: [block, list ? renderNotes(list, notePrefix, { context, renderBlocks }) : []],
    usesNotes: list !== undefined,
  };
}

interface CodeParts {
  readonly language: string;
  readonly meta: CodeMeta;
  readonly marks: CommentMarks;
  readonly notePrefix: string;
  readonly run: CodeSegment["run"];
}

function toCodeSegment({ language, meta, marks, notePrefix, run }: CodeParts): CodeSegment {
  const lines = marks.code.split(/\r?\n/);
  const numbers = lines.map((_, index) => index + 1);
  return {
    kind: "code",
    language,
    lines,
    title: meta.title,
    isLive: meta.live,
    ...(run !== undefined && { run }),
    showLineNumbers: meta.showLineNumbers,
    marked: numbers.filter((line) => meta.marked.has(line) || marks.marked.has(line)),
    notes: [...marks.notes],
    notePrefix,
  };
}

function renderNotes(
  list: List,
  prefix: string,
  { context, renderBlocks }: { context: RenderContext; renderBlocks: RenderBlocks },
): Markup {
  return list.children.map((item, index) => {
    const id = `${prefix}-${index + 1}`;
    context.gathered.anchors.add(id);
    return element(
      "div",
      { class: "code-note-text", id, popover: true, "data-note": index + 1 },
      renderBlocks(item.children, context),
    );
  });
}

/** A block's code, and its position if it is in another file. */
interface CodeSource {
  readonly code: string;
  readonly file?: string;
  /** Line in the file where the code starts. */
  readonly line?: number;
}

interface GatheredSample {
  readonly node: Code;
  readonly language: string;
  readonly meta: CodeMeta;
  readonly source: CodeSource;
  readonly comments: SampleComments;
  readonly marks: CommentMarks;
}

/** Adds a block to the samples that are checked. */
function gatherSample(
  { node, language, meta, source, comments, marks }: GatheredSample,
  context: RenderContext,
): void {
  const position = positionOf(node, context);
  context.gathered.samples.push({
    // The code starts one line below the fence, in the same column.
    ...position,
    line: position.line + 1,
    ...(source.file !== undefined && { file: source.file, line: source.line ?? 1, column: 1 }),
    language,
    code: comments.checked,
    ...(marks.code !== comments.checked && {
      shown: {
        code: marks.code,
        lines: marks.lines.map((line) => comments.shownLines[line] ?? 0),
      },
    }),
    ...(meta.title !== undefined && { title: meta.title }),
    errors: comments.errors,
    continues: comments.continues,
    ...(comments.isFragment && { isFragment: true }),
    ...(meta.nocheck !== undefined && { nocheck: meta.nocheck }),
    ...(meta.background === true && { isBackground: true }),
    ...(meta.norun !== undefined && { norun: meta.norun }),
    ...(readArguments(meta).length > 0 && { run: readArguments(meta) }),
    ...(comments.prints.length > 0 && { prints: comments.prints }),
    ...(comments.moves.length > 0 && { moves: comments.moves }),
  });
}

/** Reads the code of a block, which is the block's own text or a region of a file. */
export function readSource(node: Code, meta: CodeMeta, context: RenderContext): CodeSource {
  if (meta.file === undefined) {
    if (node.value.trim() === "") {
      report(context, node, {
        rule: "code/empty",
        problem: "This code block is empty.",
        fix: 'Write the code, or name a file with file="./sample.ts".',
      });
    }
    return { code: node.value };
  }
  const named = namedFrom(context.file, meta.file);
  const { found, refused } = readNamed(named, context.environment);
  if (!found) {
    const missing = {
      rule: "code/file",
      problem: `The code file ${meta.file} doesn't exist.`,
      fix: fixForMissing(named, context.environment),
    };
    report(context, node, refused ?? missing);
    return { code: node.value };
  }
  const { file, text: source } = found;
  context.gathered.dependencies.add(file);
  if (context.allowsBidirectional !== true)
    findBidirectional(source, "code", { file, firstLine: 1 }).forEach(context.reportFault);
  const code = takeRegion(source, meta.region);
  if (code !== undefined) {
    if (listRegions(source).filter((name) => name === meta.region).length > 1)
      report(context, node, {
        rule: "code/repeated-region",
        problem: `${file} has several regions "${meta.region ?? ""}", and only the first one is shown.`,
        fix: "Give each region a name of its own.",
      });
    return { code, file, line: lineOfRegion(source, meta.region) };
  }
  report(context, node, {
    rule: "code/region",
    problem: `${file} has no region "${meta.region ?? ""}".`,
    fix: suggest(meta.region ?? "", listRegions(source), "regions"),
  });
  return { code: node.value };
}
