/** A doc's frontmatter and Markdown. Both keep the line numbers of the file. */
export interface SplitDoc {
  /** The YAML between the `---` lines; absent if the file has no frontmatter. */
  readonly yaml?: string;
  /** Line in the file on which `yaml` starts. */
  readonly yamlLine: number;
  /** The Markdown, with a blank line for each line of frontmatter. */
  readonly body: string;
}

const FRONTMATTER = /^---[ \t]*\n([\s\S]*?)^---[ \t]*(?:\n|$)/m;

/** Splits the frontmatter (between `---` lines at the start) from a doc, and converts line endings to \n. */
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
