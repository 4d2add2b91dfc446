/** A doc's two halves. Both keep the lines of the file, so that every position found in them is right for the file. */
export interface SplitDoc {
  /** The YAML between the fences, without them; absent when the file has no frontmatter. */
  readonly yaml?: string;
  /** The line of the file that `yaml` starts on. */
  readonly yamlLine: number;
  /** The Markdown, with a blank line for each line of frontmatter. */
  readonly body: string;
}

const FRONTMATTER = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** Cuts the frontmatter (a `---` fence on the first line) off a doc. Lines end with \n from here on. */
export function splitFrontmatter(text: string): SplitDoc {
  const source = text.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");
  const match = source.startsWith("---") ? FRONTMATTER.exec(source) : null;
  if (match?.index !== 0) return { yamlLine: 1, body: source };
  const lines = match[0].split("\n").length - 1;
  return {
    yaml: match[1],
    yamlLine: 2,
    body: "\n".repeat(lines) + source.slice(match[0].length),
  };
}
