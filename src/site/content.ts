/**
 * Folders other than `content/`, relative to the repository's root, from which content may include code, fragments and
 * pictures. Any file in them can therefore appear on a page. Names that begin with a dot aren't allowed.
 */
export const FURTHER_FOLDERS: readonly string[] = [];

/**
 * The docs that may contain code. An .mdx doc runs while its page is rendered, in a build as in the browser, so a new
 * one is refused until a maintainer has read it and listed it here. .github/CODEOWNERS asks for that review.
 */
export const MDX_DOCS = [
  "content/docs/what-is-celo/about-celo-l1/protocol/pos/epoch-rewards-locked-gold.mdx",
  "content/docs/what-is-celo/using-celo/gas-fees.mdx",
  "content/docs/what-is-celo/using-celo/protocol/governance/create-governance-proposal.mdx",
];
