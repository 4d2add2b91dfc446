import { dirname, join } from "node:path";

export type Scheme = "light" | "dark";

export interface PictureOfDoc {
  /** The doc that shows the picture and contains its code. */
  readonly doc: string;
  /** Path of the picture, relative to the doc's folder. The dark version has "-dark" before the extension. */
  readonly file: string;
  /** Colour modes in which the picture is taken. If both modes look the same, only one is needed. */
  readonly modes: "both" | Scheme;
}

export const nameInDark = (file: string): string => file.replace(/(?=\.\w+$)/, "-dark");

/** Lists the files of a picture, relative to the repository's root. */
export function listFiles({
  doc,
  file,
  modes,
}: PictureOfDoc): readonly { readonly file: string; readonly scheme: Scheme }[] {
  const path = join(dirname(doc), file);
  if (modes !== "both") return [{ file: path, scheme: modes }];
  return [
    { file: path, scheme: "light" },
    { file: nameInDark(path), scheme: "dark" },
  ];
}
