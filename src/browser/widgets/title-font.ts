import serif from "@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2";
import { isSaving } from "../boot/connection";

/** The first name in `--font-title` (styles/tokens.css). */
const FAMILY = "Source Serif 4";

let face: FontFace | undefined;

/** Fetches the typeface of titles, 21 KB, after everything that the entered page needs; it is not shown there. */
export function loadTitleFont(): void {
  if (isSaving()) return;
  face = new FontFace(FAMILY, `url(${serif})`, { weight: "500" });
  face.load().catch(() => undefined); // Without it titles are in a serif of the system.
}

/** Shows it from this page on, if it has come: the page is new to the reader, so nothing they read moves. */
export function showTitleFont(): void {
  if (face?.status === "loaded") document.fonts.add(face);
}
