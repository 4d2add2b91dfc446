/** What a block is to its checks: each kind has a tool of its own, and needs other things at hand. */
export type SampleKind = "typescript" | "solidity" | "shell" | "data";

const LANGUAGES: Readonly<Record<SampleKind, readonly string[]>> = {
  typescript: ["ts", "typescript", "tsx", "js", "javascript", "jsx"],
  solidity: ["solidity"],
  shell: ["bash", "sh", "shell"],
  data: ["json", "jsonc", "yaml", "toml", "graphql"],
};

const KINDS: ReadonlyMap<string, SampleKind> = new Map(
  (Object.keys(LANGUAGES) as SampleKind[]).flatMap((kind) =>
    LANGUAGES[kind].map((language) => [language, kind] as const),
  ),
);

/** Languages of blocks that a tool checks. */
export const CHECKED_LANGUAGES: ReadonlySet<string> = new Set(KINDS.keys());

/** The languages of a kind. */
export const languagesOf = (kind: SampleKind): ReadonlySet<string> => new Set(LANGUAGES[kind]);

/** The kind of a block; undefined for a language that nothing checks. */
export const kindOf = (language: string): SampleKind | undefined => KINDS.get(language);
