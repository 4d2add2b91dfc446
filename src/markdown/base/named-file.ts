import type { CompileEnvironment } from "../../base/compiled-doc";
import { type FileUse, refusedFile } from "../../base/content-path";
import { decodePath } from "../../base/paths";
import { resolveFrom } from "../../base/relative-path";
import { contentFolderOf } from "../../base/version-links";
import type { FaultText } from "../../faults/fault";
import { findNearest } from "../../faults/nearest";

/**
 * A path as the writer wrote it, and the path of the file relative to the repository's root (undefined if the file is
 * outside the repository).
 */
export interface NamedFile {
  readonly written: string;
  readonly file: string | undefined;
}

/** Result of looking for a named file. A missing file is neither found nor refused. */
type Found<Value> = { readonly found: Value; readonly refused?: undefined } | Missing;
interface Missing {
  readonly found?: undefined;
  readonly refused?: FaultText;
}

/**
 * Resolves a path. If it begins with a dot, it's relative to the file that contains it; otherwise it's relative to
 * `content/`, or to the folder of the archived version that the file belongs to.
 */
export const namedFrom = (file: string, written: string): NamedFile => ({
  written,
  file: resolveFrom(written.startsWith(".") ? file : contentFolderOf(file), written),
});

/**
 * Resolves the path of a picture. If it begins with a slash, it's relative to `static/`; otherwise it's relative to the
 * file that contains it.
 */
export const namedPicture = (file: string, written: string): NamedFile => ({
  written,
  file: resolveFrom(written.startsWith("/") ? "static/" : file, written),
});

/** Reads a text file that is named in content. */
export function readNamed(
  named: NamedFile,
  environment: CompileEnvironment,
): Found<{ readonly file: string; readonly text: string }> {
  const { written, file } = named;
  if (file === undefined) return {}; // Files outside the repository are never read.
  const refusal = environment.whyRefused(file, "text");
  if (refusal) return { refused: refusedFile(written, refusal) };
  const text = environment.readText(file);
  if (text === undefined) return {};
  if (/[\0\uFFFD\p{Co}]/u.test(text)) return { refused: refusedFile(written, "not-text") };
  return { found: { file, text } };
}

const PICTURE_NAME = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** True if a file is an SVG drawing. Hosts also send `.SVG` as one. */
export const isDrawing = (file: string): boolean => /\.svg$/i.test(file);

/** Returns the fix for a file that doesn't exist: the name of a similar file of its folder, or where to put it. */
export function fixForMissing(
  { written, file }: NamedFile,
  environment: CompileEnvironment,
): string {
  if (file === undefined) return "Write a path inside the repository.";
  const folder = file.slice(0, file.lastIndexOf("/") + 1);
  const beside = environment.listFiles(folder.slice(0, -1)).map((one) => one.slice(folder.length));
  const near = findNearest(
    file.slice(folder.length),
    beside.filter((one) => PICTURE_NAME.test(one) === PICTURE_NAME.test(file)),
  );
  return near === undefined
    ? `Put it at ${file}, or fix the path.`
    : `Did you mean ${written.slice(0, written.lastIndexOf("/") + 1)}${near}?`;
}

/** Finds a picture that is named in content. */
export function findNamedPicture(named: NamedFile, environment: CompileEnvironment): Found<string> {
  const whole = findPicture(named, environment);
  const decoded = named.file === undefined ? undefined : decodePath(named.file);
  if (whole.found !== undefined || decoded === undefined || decoded === named.file) return whole;
  // In a URL, a space is written as %20.
  const plain = findPicture({ written: named.written, file: decoded }, environment);
  return plain.found === undefined && plain.refused === undefined ? whole : plain;
}

function findPicture(named: NamedFile, environment: CompileEnvironment): Found<string> {
  const { written, file } = named;
  if (file === undefined) return {}; // Files outside the repository are never looked for.
  const use = useOf(written);
  const refusal = environment.whyRefused(file, use);
  if (refusal) return { refused: refusedFile(written, refusal) };
  if (!environment.hasFile(file, use)) return {};
  if (!PICTURE_NAME.test(file)) return { refused: refusedFile(written, "not-a-picture") };
  return { found: file };
}

/** Returns the use of a picture. A drawing beside a doc is read as text, because it's inlined. */
const useOf = (written: string): FileUse => {
  if (written.startsWith("/")) return "static-picture";
  return isDrawing(written) ? "text" : "picture";
};
