/** Languages of code blocks, each with the Shiki grammar that highlights it; `text` has none. */
export const CODE_LANGUAGES: Readonly<Record<string, string | null>> = {
  bash: "bash",
  sh: "bash",
  shell: "bash",
  css: "css",
  diff: "diff",
  docker: "docker",
  dockerfile: "docker",
  go: "go",
  graphql: "graphql",
  html: "html",
  ini: "ini",
  js: "javascript",
  javascript: "javascript",
  json: "json",
  jsonc: "jsonc",
  jsx: "jsx",
  md: "markdown",
  mdx: "mdx",
  nginx: "nginx",
  python: "python",
  rust: "rust",
  solidity: "solidity",
  text: null,
  toml: "toml",
  ts: "typescript",
  typescript: "typescript",
  tsx: "tsx",
  yaml: "yaml",
};

/** Checks whether a code block may have this language. */
export const isCodeLanguage = (name: string): boolean => Object.hasOwn(CODE_LANGUAGES, name);

/** Checks whether this language can be highlighted. */
export const hasGrammar = (name: string): boolean =>
  isCodeLanguage(name) && CODE_LANGUAGES[name] !== null;
