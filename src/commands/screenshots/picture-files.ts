import { dirname, join } from "node:path";

export type Scheme = "light" | "dark";

export interface PictureOfDoc {
  /** The doc that shows the picture, and has the code of what it shows. */
  readonly doc: string;
  /** Where the picture is written, from the folder of the doc; that for dark mode has "-dark" before the ending. */
  readonly file: string;
  /** In which modes of the browser it is taken: one for what looks the same in both. */
  readonly modes: "both" | Scheme;
}

export const nameInDark = (file: string): string => file.replace(/(?=\.\w+$)/, "-dark");

/** The files of a picture, from the root of the repository. */
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
