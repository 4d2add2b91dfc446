import mono from "@fontsource/source-code-pro/files/source-code-pro-latin-400-normal.woff2";
import serif from "@fontsource/source-serif-4/files/source-serif-4-latin-500-normal.woff2";
import { isSaving } from "../boot/connection";

let faces: FontFace[] = [];

/**
 * Fetches the typefaces of titles (21 KB) and of code (12 KB), after everything that the entered page needs; they are
 * not shown there. Their names are the first of `--font-title` and `--font-code` (styles/tokens.css).
 */
export function loadOwnFonts(): void {
  if (isSaving()) return;
  faces = [
    new FontFace("Source Serif 4", `url(${serif})`, { weight: "500" }),
    new FontFace("Source Code Pro", `url(${mono})`),
  ];
  // Without them titles and code are in typefaces of the system.
  for (const face of faces) face.load().catch(() => undefined);
}

/** Shows those that have come, from this page on: the page is new to the reader, so nothing they read moves. */
export function showOwnFonts(): void {
  for (const face of faces) if (face.status === "loaded") document.fonts.add(face);
}
