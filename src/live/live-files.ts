/** The files of the live code editor (src/pipeline/scripts/live-files.ts). */
export interface LiveFiles {
  /** Addresses of the frames that run examples: without React, and with it. */
  readonly frames: { readonly plain: string; readonly react: string };
  /** The editor's styles, loaded only by readers who edit. */
  readonly editorStyles: string;
}

/** Addresses of the frames for code that reads from Celo. */
export interface RunFrames {
  /** Runs examples, without network access. */
  readonly chain: string;
  /** Sends their requests to nodes. */
  readonly relay: string;
}
