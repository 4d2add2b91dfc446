import { posix } from "node:path";

/** @typedef {import("./corpus.mjs").Page} Page */
/** @typedef {import("./corpus.mjs").Block} Block */
/** @typedef {import("./corpus.mjs").Span} Span */

/**
 * The differences between the generators' Markdown dialects. Everything else is the same for all generators.
 *
 * @typedef {object} Dialect
 * @property {(page: Page) => Record<string, unknown>} frontmatter
 * @property {boolean} titleInBody True if the page must begin with its title as a heading.
 * @property {(block: Extract<Block, { type: "admonition" }>) => string} admonition
 * @property {(from: Page, to: Page) => string} link The address to write in a link to another page.
 */

/** @param {Page} page */
const usualFrontmatter = ({ title, description }) => ({ title, description });

/**
 * Returns the relative path from the file of one page to the file of another. The generator converts it to a URL.
 *
 * @param {Page} from
 * @param {Page} to
 */
function toFileLink(from, to) {
  const relative = posix.relative(posix.dirname(from.path), to.path);
  return `${relative.startsWith(".") ? "" : "./"}${relative}.md`;
}

/**
 * Returns the URL path of the linked page, for generators that don't resolve links between files.
 *
 * @param {Page} _from
 * @param {Page} to
 */
const toPath = (_from, to) => `/${to.path}/`;

/** @param {Extract<Block, { type: "admonition" }>} block */
const directiveAdmonition = ({ kind, title, text }) => `:::${kind}[${title}]\n\n${text}\n\n:::`;

/** @type {Record<"ours" | "gatsby" | "docusaurus" | "starlight" | "vitepress", Dialect>} */
export const DIALECTS = {
  ours: {
    frontmatter: (page) => ({
      ...usualFrontmatter(page),
      facts_checked: "2026-11-21",
      sources: [
        { title: "The benchmark's own generator", url: `https://example.org/${page.path}` },
      ],
    }),
    titleInBody: false,
    admonition: directiveAdmonition,
    link: toFileLink,
  },
  gatsby: {
    frontmatter: usualFrontmatter,
    titleInBody: false,
    // MDX has no admonitions.
    admonition: ({ title, text }) => `> **${title}**\n>\n> ${text.replaceAll("\n", "\n> ")}`,
    link: toPath,
  },
  docusaurus: {
    frontmatter: usualFrontmatter,
    titleInBody: false,
    admonition: directiveAdmonition,
    link: toFileLink,
  },
  starlight: {
    frontmatter: usualFrontmatter,
    titleInBody: false,
    admonition: (block) => directiveAdmonition(block).replace(/^:::warning/, ":::caution"),
    link: toPath,
  },
  vitepress: {
    frontmatter: usualFrontmatter,
    titleInBody: true,
    admonition: ({ kind, title, text }) =>
      `::: ${kind === "note" ? "info" : kind} ${title}\n\n${text}\n\n:::`,
    link: toFileLink,
  },
};

/**
 * Formats a page as a Markdown file in one dialect.
 *
 * @param {Page} page
 * @param {readonly Page[]} corpus
 * @param {Dialect} dialect
 */
export function formatPage(page, corpus, dialect) {
  // Every JSON value is also a YAML value, so no quoting rules are needed.
  const frontmatter = Object.entries(dialect.frontmatter(page)).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  const heading = dialect.titleInBody ? [`# ${page.title}`] : [];
  const blocks = page.blocks.map((block) =>
    formatBlock(block, dialect, (to) => dialect.link(page, corpus[to])),
  );
  return `${["---", ...frontmatter, "---"].join("\n")}\n\n${[...heading, ...blocks].join("\n\n")}\n`;
}

/**
 * @param {Block} block
 * @param {Dialect} dialect
 * @param {(to: number) => string} link
 * @returns {string}
 */
function formatBlock(block, dialect, link) {
  switch (block.type) {
    case "heading":
      return `${"#".repeat(block.depth)} ${block.text}`;
    case "paragraph":
      return block.spans
        .map((span) => formatSpan(span, link))
        .join("")
        .trim();
    case "code":
      return `\`\`\`${block.language}\n${block.text}\n\`\`\``;
    case "list":
      return block.items.map((item) => `- ${item}`).join("\n");
    case "table":
      return [block.head, block.head.map(() => "---"), ...block.rows]
        .map((row) => `| ${row.join(" | ")} |`)
        .join("\n");
    case "admonition":
      return dialect.admonition(block);
  }
}

/**
 * @param {Span} span
 * @param {(to: number) => string} link
 */
function formatSpan(span, link) {
  if (typeof span === "string") return span;
  if ("code" in span) return `\`${span.code}\``;
  if ("strong" in span) return `**${span.strong}**`;
  return `[${span.text}](${link(span.link)})`;
}
