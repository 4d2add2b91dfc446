/** The files made for the live code editor (src/pipeline/scripts/live-files.ts). */
export interface LiveFiles {
  /** Addresses of the frames that run examples: without React, and with it. */
  readonly frames: { readonly plain: string; readonly react: string };
  /** The editor's styles, loaded only by readers who edit. */
  readonly editorStyles: string;
}
