import { type WebpackConcern, assume, isBrowserBuild } from "../concern";
import { StableCompilationHash } from "./stable-compilation-hash";

/**
 * Digits of the digests in the names of scripts and style sheets. Every page has five such names, and 48 bits are
 * enough to tell them apart.
 */
const HASH_DIGITS = 12;

/**
 * Shortens the digests in the names of files. The build's own hash then changes only when something that readers get
 * changes.
 */
export const shortHashes: WebpackConcern = {
  name: "short-hashes",
  isFor: isBrowserBuild,
  apply: (config) => {
    const { filename } = config.output ?? {};
    assume(
      typeof filename === "string" && filename.includes("[contenthash]"),
      "The names of scripts hold the digest of their content.",
    );
    config.output = { ...config.output, hashDigestLength: HASH_DIGITS };
    config.plugins = [...(config.plugins ?? []), new StableCompilationHash(HASH_DIGITS)];
  },
};
