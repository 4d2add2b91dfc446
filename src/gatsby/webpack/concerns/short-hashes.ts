import { type WebpackConcern, assume, isBrowserBuild } from "../concern";
import { StableCompilationHash } from "./stable-compilation-hash";

/**
 * Digits of the digests in the names of scripts and style sheets. Every page has 35 such names, most of them in
 * Gatsby's list of chunks, and 32 bits are enough to distinguish them: 12 digits took 0.1 KB more per page.
 */
const HASH_DIGITS = 8;

/** Shortens the digests in file names, and makes the build's hash depend only on files that readers get. */
export const shortHashes: WebpackConcern = {
  name: "short-hashes",
  isFor: isBrowserBuild,
  apply: (config) => {
    const { filename } = config.output ?? {};
    assume(
      typeof filename === "string" && filename.includes("[contenthash]"),
      "The names of scripts contain the digest of their content.",
    );
    config.output = { ...config.output, hashDigestLength: HASH_DIGITS };
    config.plugins = [...(config.plugins ?? []), new StableCompilationHash(HASH_DIGITS)];
  },
};
