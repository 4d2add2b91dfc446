/**
 * Title and introduction of the style guide for writers. Its text is in src/pages/markdown-page.mdx, and its examples
 * are in content/style-guide.
 */
export const styleGuide = {
  path: "/markdown-page",
  title: "Style guide for writers",
  lead: "Everything a page can contain, as you write it and as readers see it.",
  description:
    "Everything a page of the Celo documentation can contain, with its Markdown source and the result that readers see.",
  source: "You write",
  result: "Readers see",
  copyCode: "Copy code",
} as const;
