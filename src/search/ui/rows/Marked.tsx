import type { TextPart } from "../../engine/hits/hit";

/** Shows a text with its matches marked. */
export const Marked = ({ parts }: { readonly parts: readonly TextPart[] }) =>
  parts.map(({ text, isMatch }, at) => (isMatch ? <mark key={at}>{text}</mark> : text));
