/** The files of the live code editor (src/pipeline/scripts/live-files.ts). */
export interface LiveFiles {
  /** URLs of the frames that run examples, without and with React. */
  readonly frames: { readonly plain: string; readonly react: string };
  /** The editor's styles, which are loaded only when a reader edits code. */
  readonly editorStyles: string;
}

/** URLs of the frames for code that reads from Celo. */
export interface RunFrames {
  /** Runs examples, without network access. */
  readonly chain: string;
  /** Sends the requests of examples to nodes. */
  readonly relay: string;
}
