/** Languages a fence may name, each with the Shiki grammar that colours it; `text` has none. */
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

/** Whether a fence may name this language. */
export const isCodeLanguage = (name: string): boolean => Object.hasOwn(CODE_LANGUAGES, name);

/** Whether there is something to colour in this language. */
export const hasGrammar = (name: string): boolean =>
  isCodeLanguage(name) && CODE_LANGUAGES[name] !== null;
