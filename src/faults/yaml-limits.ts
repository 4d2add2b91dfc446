import { CST, Lexer } from "yaml";

/** Characters of a file (64,000), lists and keys in each other (8), and aliases (0): the parser is recursive. */
const MAX_YAML_CHARACTERS = 150_000;
const MAX_YAML_DEPTH = 50;
export const MAX_ALIASES = 100;

/** Where a text is too long, or nested too deep for a recursive parser, and what it has too much of. */
export function findYamlExcess(text: string): { offset: number; words: string } | undefined {
  if (text.length > MAX_YAML_CHARACTERS)
    return { offset: MAX_YAML_CHARACTERS, words: `${MAX_YAML_CHARACTERS} characters` };
  const words = `${MAX_YAML_DEPTH} lists or keys in each other`;
  for (const { 0: prefix, index } of text.matchAll(/^[ \t?:-]+/gm))
    if (prefix.length > 2 * MAX_YAML_DEPTH && /[?:-]/.test(prefix)) return { offset: index, words };
  const indents: number[] = [];
  for (const { 0: indent, index } of text.matchAll(/^ *(?=[^\s#])/gm)) {
    while ((indents.at(-1) ?? -1) >= indent.length) indents.pop();
    indents.push(indent.length);
    if (indents.length > MAX_YAML_DEPTH) return { offset: index, words };
  }
  // Only a text with more brackets than this can nest so deep; the lexer tells which brackets are part of a text.
  if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_YAML_DEPTH) return undefined;
  let depth = 0;
  let offset = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const type = CST.tokenType(lexeme);
    if (type === "flow-seq-start" || type === "flow-map-start") depth += 1;
    if (type === "flow-seq-end" || type === "flow-map-end") depth -= 1;
    if (depth > MAX_YAML_DEPTH) return { offset, words };
    // The lexer's own signs, of a document and of a scalar, are not in the text.
    if (type !== "doc-mode" && type !== "flow-error-end" && type !== "scalar")
      offset += lexeme.length;
  }
  return undefined;
}
