import type { LinkUse } from "../../../base/compiled-doc";
import { escapeAttribute, escapeText, escapeWithCode } from "../../../base/escape";
import { listErrorRowIds } from "../../../data/errors/errors-file";
import { ERRORS_FILE, type KnownError, readKnownErrors } from "../../../data/errors/known-errors";
import { type Markup, markup } from "../../base/markup";
import type { JsxNode } from "../../base/props";
import {
  type ComponentRules,
  type MarkdownContext,
  type RenderContext,
  nameTable,
} from "../../base/render-context";
import { renderHref } from "../../render/html/render-inline";
import { addText } from "../../render/html/search-text";
import { listRowIds } from "../../render/tables/row-ids";
import { tableToMarkup, toColumn } from "../../render/tables/tables";
import { urlForMarkdown } from "../../text/markdown-inline";
import * as md from "../../text/markdown-nodes";
import { renderSectionHeading } from "../section-heading";

/** The two sections of the error list, and the label of the text field. */
const CUSTOM = { id: "contract-errors", title: "Errors that contracts declare" } as const;
const PANICS = { id: "panics", title: "Panics" } as const;
const FIELD_LABEL = "Paste an error message, a selector or the data of a revert";

/** Renders the field into which readers paste an error. Styles hide it if scripts don't run. */
const renderField = (): string =>
  `<div class="error-field" data-error-field data-needs-script><label for="error-text">${FIELD_LABEL}</label><textarea id="error-text" rows="3" spellcheck="false" autocomplete="off" maxlength="20000"></textarea><small>Nothing you paste leaves your browser.</small><output for="error-text"></output></div>`;

/** Renders all known errors and panic codes. */
function renderList(node: JsxNode, context: RenderContext): Markup {
  context.gathered.dependencies.add(ERRORS_FILE);
  const { errors, panics, panicSource } = readKnownErrors(context.environment);
  const rowIds = listErrorRowIds(errors);
  const source =
    panicSource === undefined
      ? ""
      : markup` <a class="text-link external"${renderHref(panicSource, node, context)}>Solidity's documentation</a> lists them.`;
  return [
    renderSectionHeading(CUSTOM, node, context),
    `<p>A revert's data begins with the selector of one of these errors, followed by its arguments.</p>`,
    markup`<dl class="parameters signatures">${errors.map((error, at) => renderError(error, rowIds[at] ?? "", context))}</dl>`,
    renderSectionHeading(PANICS, node, context),
    markup`<p>The compiler adds checks, which revert with <code>Panic(uint256)</code> (<code>0x4e487b71</code>) and a code.${source}</p>`,
    tableToMarkup({
      label: nameTable(PANICS.title, context),
      columns: ["Code", "Cause", "Fix"].map(toColumn),
      rows: panics.map(({ code, cause, fix }) => {
        addText(context, `${code} ${cause} ${fix}`.replaceAll("`", ""));
        return [`<code>${code}</code>`, escapeWithCode(cause), escapeWithCode(fix)];
      }),
      rowIds: listRowIds(
        panics.map(({ code }) => `panic ${code}`),
        context,
      ),
      isReference: true,
    }),
  ];
}

function renderError(error: KnownError, id: string, context: RenderContext): Markup {
  const { name, signature, selector, by, cause, fix, see, source } = error;
  context.gathered.anchors.add(id);
  context.gathered.sections.push({ id, depth: 3, title: name, text: selector });
  const more = see === undefined ? "" : markup` · ${renderPageLink(see, context)}`;
  return markup`<dt id="${id}"><code>${escapeText(name)}</code><code>${escapeText(signature.slice(name.length))}</code></dt><dd>${escapeWithCode(cause)} ${escapeWithCode(fix)}<br><small><code>${selector}</code></small> <small><a class="text-link external" href="${escapeAttribute(source)}">${escapeWithCode(by)}</a>${more}</small></dd>`;
}

/** Renders a link to a page, with the page's title as its text. A wrong path is a fault in the data file. */
function renderPageLink({ file, line, column, target }: LinkUse, context: RenderContext): Markup {
  const start = { line, column };
  const href = renderHref(target, { position: { start, end: start } }, { ...context, file });
  return markup`<a class="text-link"${href}>${{ kind: "card", path: target, part: "title" }}</a>`;
}

/** Converts all known errors and panic codes to tables. */
function listToMarkdown(context: MarkdownContext): md.MarkdownBlock[] {
  const { errors, panics } = readKnownErrors(context.environment);
  return [
    md.heading(2, CUSTOM.title),
    md.table([
      ["Error", "Selector", "Cause", "Fix"],
      ...errors.map(({ signature, selector, cause, fix, see }) => [
        see === undefined
          ? md.code(signature)
          : md.link(urlForMarkdown(see.target, context), md.code(signature)),
        md.code(selector),
        md.withCode(cause),
        md.withCode(fix),
      ]),
    ]),
    md.heading(2, PANICS.title),
    md.table([
      ["Code", "Cause", "Fix"],
      ...panics.map(({ code, cause, fix }) => [
        md.code(code),
        md.withCode(cause),
        md.withCode(fix),
      ]),
    ]),
  ];
}

export const ERROR_COMPONENTS: ComponentRules = {
  ErrorField: {
    attributes: {},
    children: "none",
    html: renderField,
    markdown: () => [],
  },
  ErrorList: {
    attributes: {},
    children: "none",
    hasSections: true,
    html: (node, _props, context) => renderList(node, context),
    markdown: (_node, _props, context) => listToMarkdown(context),
  },
};
