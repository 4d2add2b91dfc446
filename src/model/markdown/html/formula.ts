import katex from "katex";

/**
 * TeX as MathML, which every current browser draws by itself: no style sheet and no fonts for the reader.
 * Throws KaTeX's ParseError for a formula that is wrong.
 */
export function formulaToMathml(tex: string, isBlock: boolean): string {
  const html = katex.renderToString(tex, {
    output: "mathml",
    displayMode: isBlock,
    throwOnError: true,
  });
  return /<math[\s\S]*<\/math>/.exec(html)?.[0] ?? html;
}
