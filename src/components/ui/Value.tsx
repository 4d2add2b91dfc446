import { splitValue } from "../../markdown/render/tables/value-parts";

export interface ValueProps {
  readonly text: string;
  /** Accessible name of the copy button. */
  readonly label: string;
  /** True for a command, which wraps. Other values, such as addresses, are shortened. */
  readonly isWhole?: boolean;
}

/** A value with a button that copies it. The HTML is the same as in docs (markdown/render/tables/value.ts). */
export function Value({ text, label, isWhole = false }: ValueProps) {
  return (
    <span className="value">
      {isWhole ? <code>{text}</code> : <ValueCode text={text} />}
      <CopyButton label={label} />
    </span>
  );
}

/** The text of a value. Where it doesn't fit, its middle is cut out, and its last characters stay visible. */
export function ValueCode({ text }: Pick<ValueProps, "text">) {
  const parts = splitValue(text);
  return (
    <code>{parts.length === 1 ? text : parts.map((part) => <span key={part}>{part}</span>)}</code>
  );
}

export const CopyButton = ({ label }: Pick<ValueProps, "label">) => (
  <button type="button" className="value-copy" data-copy="" aria-label={label} />
);
