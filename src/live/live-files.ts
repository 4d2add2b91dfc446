/** What the editor of live code needs to know of the files made for it (src/pipeline/scripts/live-files.ts). */
export interface LiveFiles {
  /** Addresses of the frames that run examples: without React, and with it. */
  readonly frames: { readonly plain: string; readonly react: string };
  /** The editor's styles, which only those who edit need. */
  readonly editorStyles: string;
}
