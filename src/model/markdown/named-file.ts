import type { FaultText } from "../../faults/fault";
import { type FileUse, refusedFile } from "../docs/content-path";
import { splitLocaleFile } from "../docs/locales/locales";
import { decodePath } from "../docs/paths";
import { contentFolderOf } from "../docs/versions/version-links";
import type { CompileEnvironment } from "./compiled-doc";
import { resolveFrom } from "./relative-path";

/** A file as a writer named it, and where that is from the repository's root; undefined when it leaves it. */
interface NamedFile {
  readonly written: string;
  readonly file: string | undefined;
}

/** What became of a named file: there, refused, or (without either) missing, which its own rule tells. */
type Found<Value> = { readonly found: Value; readonly refused?: undefined } | Missing;
interface Missing {
  readonly found?: undefined;
  readonly refused?: FaultText;
}

/** Resolves a path: relative to the file that names it when it begins with a dot, otherwise from `content/`, or from its archived version. */
export const namedFrom = (file: string, written: string): NamedFile => ({
  written,
  file: resolveFrom(written.startsWith(".") ? file : contentFolderOf(file), written),
});

/** Where a picture lies: beside the file that names it, or in `static/` when its path begins with a slash. */
export const namedPicture = (file: string, written: string): NamedFile => ({
  written,
  file: resolveFrom(written.startsWith("/") ? "static/" : file, written),
});

/** A translation that has no picture or fragment of its own shows that of the original. */
function placeOf(
  file: string | undefined,
  use: FileUse,
  { hasFile }: CompileEnvironment,
): string | undefined {
  const original = file === undefined ? undefined : splitLocaleFile(file)?.original;
  if (file === undefined || original === undefined || hasFile(file, use)) return file;
  return hasFile(original, use) ? original : file;
}

/** The text of a file that content names. */
export function readNamed(
  named: NamedFile,
  environment: CompileEnvironment,
): Found<{ readonly file: string; readonly text: string }> {
  const { written } = named;
  const file = placeOf(named.file, "text", environment);
  if (file === undefined) return {}; // Outside the repository: never read.
  const refusal = environment.whyRefused(file, "text");
  if (refusal) return { refused: refusedFile(written, refusal) };
  const text = environment.readText(file);
  if (text === undefined) return {};
  if (/[\0\uFFFD]/.test(text)) return { refused: refusedFile(written, "not-text") };
  return { found: { file, text } };
}

const PICTURE_NAME = /\.(?:svg|png|jpe?g|webp|avif|gif)$/i;

/** A picture that content names. */
export function findNamedPicture(named: NamedFile, environment: CompileEnvironment): Found<string> {
  const whole = findPicture(named, environment);
  const decoded = named.file === undefined ? undefined : decodePath(named.file);
  if (whole.found !== undefined || decoded === undefined || decoded === named.file) return whole;
  // In an address, %20 is a space.
  const plain = findPicture({ written: named.written, file: decoded }, environment);
  return plain.found === undefined && plain.refused === undefined ? whole : plain;
}

function findPicture(named: NamedFile, environment: CompileEnvironment): Found<string> {
  const { written } = named;
  const use = useOf(written);
  const file = placeOf(named.file, use, environment);
  if (file === undefined) return {}; // Outside of the repository, where nobody looks.
  const refusal = environment.whyRefused(file, use);
  if (refusal) return { refused: refusedFile(written, refusal) };
  if (!environment.hasFile(file, use)) return {};
  if (!PICTURE_NAME.test(file)) return { refused: refusedFile(written, "not-a-picture") };
  return { found: file };
}

/** A drawing beside the doc becomes text of the page. */
const useOf = (written: string): FileUse => {
  if (written.startsWith("/")) return "static-picture";
  return written.endsWith(".svg") ? "text" : "picture";
};
