import { relative, sep } from "node:path";
import { identifyDoc } from "../../base/doc-identity";
import { toModuleText } from "../../markdown/read/mdx/module-text";

/** A parser for unified 10, on which @mdx-js/mdx 2 is built. */
type ParseText = (text: string, file: { readonly path: string }) => unknown;

/**
 * Plugin for gatsby-plugin-mdx: lets the MDX compiler see only the code of a doc that has to run
 * (markdown/read/mdx), since our own compiler handles everything else. Pages in src/pages are unchanged.
 */
export function mdxDocs(this: { Parser?: ParseText }): void {
  const parse = this.Parser;
  if (!parse) throw new Error("gatsby-plugin-mdx no longer parses before it runs our plugin.");
  this.Parser = (text, file) => parse(isDoc(file.path) ? toModuleText(text) : text, file);
}

/**
 * True if a path belongs to a doc. While Gatsby looks for queries, it passes the template's path, followed by a
 * question mark and the doc's path.
 */
function isDoc(path: string): boolean {
  const doc = path.replace(/^.*\?__contentFilePath=/s, "");
  const file = relative(process.cwd(), doc).split(sep).join("/");
  return identifyDoc(file) !== undefined;
}
