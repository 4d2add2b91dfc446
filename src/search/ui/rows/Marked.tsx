import type { TextPiece } from "../../engine/hits/hit";

/** Shows a text with its matches marked. */
export const Marked = ({ pieces }: { readonly pieces: readonly TextPiece[] }) =>
  pieces.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
