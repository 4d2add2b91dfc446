import { createHash } from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { PACKED_ENDINGS } from "./list-public";

/** A file that may have to be packed. */
export interface PackTask {
  readonly file: string;
  /** Brotli's, 0 to 11. */
  readonly quality: number;
  /** Digest of what lies packed beside it. */
  readonly packed?: string;
}

export interface PackedFile {
  /** Of the text and of how it is packed. */
  readonly digest: string;
  /** Whether it was packed now; otherwise what lay beside it is the same. */
  readonly isFresh: boolean;
}

/** Lays `x.br` and `x.gz` beside each file. Without promises, of which three thousand files cost a second. */
export default function packBatch(tasks: readonly PackTask[]): PackedFile[] {
  return tasks.map(packFile);
}

function packFile({ file, quality, packed }: PackTask): PackedFile {
  const plain = readFileSync(file);
  const text = createHash("sha256").update(plain).digest("hex").slice(0, 32);
  const digest = `${text}-${quality}`;
  if (digest === packed) return { digest, isFresh: false };
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  // What lies there may be another file's as well, under a second name.
  for (const end of PACKED_ENDINGS) rmSync(file + end, { force: true });
  writeFileSync(`${file}.br`, brotliCompressSync(plain, { params }));
  writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
  return { digest, isFresh: true };
}
