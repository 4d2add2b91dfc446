import { CST, Lexer } from "yaml";

/** Limits, with the largest values in our content in brackets: characters (150,000), depth (8) and aliases (2). */
const MAX_YAML_CHARACTERS = 300_000;
const MAX_YAML_DEPTH = 50;
export const MAX_ALIASES = 100;

/**
 * Finds where a text becomes too long, or nested too deeply for the recursive parser. `words` describes the limit that
 * is exceeded.
 */
export function findYamlExcess(text: string): { offset: number; words: string } | undefined {
  if (text.length > MAX_YAML_CHARACTERS)
    return { offset: MAX_YAML_CHARACTERS, words: `${MAX_YAML_CHARACTERS} characters` };
  const words = `${MAX_YAML_DEPTH} levels of lists or keys`;
  for (const { 0: prefix, index } of text.matchAll(/^[ \t?:-]+/gm))
    if (prefix.length > 2 * MAX_YAML_DEPTH && /[?:-]/.test(prefix)) return { offset: index, words };
  const indents: number[] = [];
  for (const { 0: indent, index } of text.matchAll(/^ *(?=[^\s#])/gm)) {
    while ((indents.at(-1) ?? -1) >= indent.length) indents.pop();
    indents.push(indent.length);
    if (indents.length > MAX_YAML_DEPTH) return { offset: index, words };
  }
  // The lexer can tell which brackets are part of a string. It's only needed if there are enough brackets to exceed the
  // limit.
  if ((text.match(/[[{]/g)?.length ?? 0) <= MAX_YAML_DEPTH) return undefined;
  let depth = 0;
  let offset = 0;
  for (const lexeme of new Lexer().lex(text)) {
    const type = CST.tokenType(lexeme);
    if (type === "flow-seq-start" || type === "flow-map-start") depth += 1;
    if (type === "flow-seq-end" || type === "flow-map-end") depth -= 1;
    if (depth > MAX_YAML_DEPTH) return { offset, words };
    // These tokens are added by the lexer and aren't in the text.
    if (type !== "doc-mode" && type !== "flow-error-end" && type !== "scalar")
      offset += lexeme.length;
  }
  return undefined;
}
