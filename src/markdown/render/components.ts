import type { MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import { MAX_DATA_BLOCKS, MAX_DATA_WORDS } from "../../base/limits";
import { isLocalComponent } from "../../base/page-module";
import { fixForComponent } from "../../base/replacements";
import { suggest } from "../../faults/nearest";
import { type Markup, staticHtml } from "../base/markup";
import type { JsxNode, Props } from "../base/props";
import {
  type BlockRule,
  type InlineRule,
  type RenderContext,
  report,
  takeDrawn,
} from "../base/render-context";
import { readProps } from "./attributes";
import { isAllowedTag, nameOf } from "./html/raw-html";

type Rule = BlockRule | InlineRule;

function findRule(name: string, { components }: RenderContext): Rule | undefined {
  return Object.hasOwn(components, name) ? components[name] : undefined; // A plain lookup would find "constructor".
}

/** True for the name of a block component. */
export function isBlockComponent(name: string, context: RenderContext): boolean {
  if (isLocalComponent(name, context.module?.names)) return true;
  const rule = findRule(name, context);
  return rule !== undefined && rule.isInline !== true;
}

/** True for the name of a component with its own sections. */
export function hasSections(name: string, context: RenderContext): boolean {
  const rule = findRule(name, context);
  return rule?.isInline !== true && rule?.hasSections === true;
}

/** True for the name of an inline component, which may also be alone on its line. */
export function isInlineComponent(name: string, context: RenderContext): boolean {
  const rule = findRule(name, context);
  return rule?.isInline === true;
}

/** Renders a component in a sentence; `wordsOf` renders its children. */
export function renderInlineComponent(
  node: MdxJsxTextElement,
  wordsOf: (context: RenderContext) => Markup,
  context: RenderContext,
): Markup {
  const name = nameOf(node);
  const rule = findRule(name, context);
  if (!rule && !isLocalComponent(name, context.module?.names)) {
    reportUnknown(node, context);
  } else if (rule?.isInline) {
    checkChildren(node, rule, context);
    if (isTooMuchData(node, rule, MAX_DATA_WORDS, context)) return "";
    const words = wordsOf({ ...context, within: context.within ?? "link" });
    return rule.html(node, readProps(node, rule, context), context, words);
  } else {
    report(context, node, {
      rule: "component/inside-sentence",
      problem: `<${name}> can't be inside a sentence.`,
      fix: "Put it on its own line, with a blank line before and after.",
    });
  }
  return "";
}

/** Renders a block component. */
export function renderBlockComponent(node: JsxNode, context: RenderContext): Markup {
  const name = nameOf(node);
  const rule = findRule(name, context);
  if (!rule) {
    reportUnknown(node, context);
    return [];
  }
  if (rule.isInline) {
    report(context, node, {
      rule: "component/only-words",
      problem: `<${name}> may only contain text.`,
      fix: `Write only words, not lists or other blocks, between <${name} …> and </${name}>.`,
    });
    return [];
  }
  checkChildren(node, rule, context);
  if (isTooMuchData(node, rule, MAX_DATA_BLOCKS, context)) return [];
  const html = rule.html(node, readProps(node, rule, context), context);
  const isTaken = rule.readsData !== true || takeDrawn(staticHtml(html).length, node, context);
  return isTaken ? html : [];
}

/** True if a page uses a component that reads data more than `most` times. The fault is reported once. */
function isTooMuchData(node: JsxNode, rule: Rule, most: number, context: RenderContext): boolean {
  if (rule.readsData !== true) return false;
  const name = nameOf(node);
  const count = context.numbering.count(`<${name}>`);
  if (count === most + 1) {
    report(context, node, {
      rule: "component/too-many",
      problem: `This page has more than ${most} <${name}> components.`,
      fix: "Remove some of them, or split the page.",
    });
  }
  return count > most;
}

/** A component's rule and its attributes, from which its Markdown is generated. */
interface FoundRule<Found> {
  readonly rule: Found;
  readonly props: Props;
}

/**
 * Finds the rule of a block component and reads its attributes. If the component has no Markdown form, reports a fault
 * and returns undefined.
 */
export function readBlockRule(
  node: JsxNode,
  context: RenderContext,
): FoundRule<BlockRule> | undefined {
  const rule = findRule(nameOf(node), context);
  if (!rule || rule.isInline) return undefined;
  if (Object.hasOwn(rule, "markdown")) return { rule, props: readProps(node, rule, context) };
  reportWithoutMarkdown(node, context);
  return undefined;
}

/**
 * Finds the rule of an inline component and reads its attributes. If the component has no Markdown form, reports a
 * fault and returns undefined.
 */
export function readInlineRule(
  node: JsxNode,
  context: RenderContext,
): FoundRule<InlineRule> | undefined {
  const rule = findRule(nameOf(node), context);
  if (!rule?.isInline) return undefined;
  if (Object.hasOwn(rule, "markdown")) return { rule, props: readProps(node, rule, context) };
  reportWithoutMarkdown(node, context);
  return undefined;
}

function reportWithoutMarkdown(node: JsxNode, context: RenderContext): void {
  report(context, node, {
    rule: "twin/component",
    problem: `<${nameOf(node)}> has no Markdown form, so this page would have no Markdown copy.`,
    fix: `Add "markdown" to its rule in src/markdown/components, using the functions in src/markdown/text.`,
  });
}

/**
 * Converts an inline component that is alone on its line, such as `<Term id="epoch">epochs</Term>`, from a block to
 * an inline node; undefined if it contains blocks.
 */
export function toWords(node: MdxJsxFlowElement): MdxJsxTextElement | undefined {
  const [only] = node.children;
  if (node.children.length > 1 || (only && only.type !== "paragraph")) return undefined;
  return { ...node, type: "mdxJsxTextElement", children: only?.children ?? [] };
}

function checkChildren(node: JsxNode, rule: Rule, context: RenderContext): void {
  const name = nameOf(node);
  const isEmpty = node.children.length === 0;
  if (isEmpty === (rule.children === "none")) return;
  report(context, node, {
    rule: "component/children",
    problem: isEmpty ? `<${name}> is empty.` : `<${name}> must be empty.`,
    fix: isEmpty
      ? `Write its content between <${name}> and </${name}>.`
      : `Write it as <${name} … />, and move its content below it.`,
  });
}

const listOwnComponents = ({ module }: RenderContext): string[] =>
  [...(module?.names ?? [])].filter((name) => isLocalComponent(name, module?.names));

const fixForTagInCapitals = (name: string): string | undefined =>
  name === name.toUpperCase() && isAllowedTag(name.toLowerCase())
    ? `Write <${name.toLowerCase()}>: HTML tags are in lower case.`
    : undefined;

function reportUnknown(node: JsxNode, context: RenderContext): void {
  const name = nameOf(node);
  report(context, node, {
    rule: "component/unknown",
    problem:
      name === ""
        ? "A fragment <>…</> has no meaning in a doc."
        : `There is no component <${name}>.`,
    fix:
      name === ""
        ? "Remove <> and </>."
        : (fixForTagInCapitals(name) ??
          fixForComponent(name) ??
          suggest(
            name,
            [...Object.keys(context.components), ...listOwnComponents(context)],
            "components",
          )),
  });
}
