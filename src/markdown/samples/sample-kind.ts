/** Kind of a code block. Each kind is checked by its own tool. */
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

/** Languages that are checked. */
export const CHECKED_LANGUAGES: ReadonlySet<string> = new Set(KINDS.keys());

/** Returns the languages of a kind. */
export const languagesOf = (kind: SampleKind): ReadonlySet<string> => new Set(LANGUAGES[kind]);

/** Returns the kind of a block; undefined for a language that isn't checked. */
export const kindOf = (language: string): SampleKind | undefined => KINDS.get(language);
