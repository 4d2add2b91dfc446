import { type WebpackConcern, assume, isBrowserBuild } from "../concern";
import { StableCompilationHash } from "./stable-compilation-hash";

/** Hexadecimal digits in the name of a script or a style sheet. Five stand in every page; 48 bits tell them apart as well. */
const HASH_DIGITS = 12;

/** Shorter digests in the names of files, and one of the build that changes only when something sent to readers does. */
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
