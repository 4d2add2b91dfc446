import { splitValue } from "../../model/markdown/tables/value-parts";

export interface ValueProps {
  readonly text: string;
  /** Name of the button that copies it. */
  readonly label: string;
  /** True for a command, which wraps where an address would be shortened. */
  readonly isWhole?: boolean;
}

/** Text that people copy, with its button: the same HTML as model/markdown/tables/value.ts, which docs use. */
export function Value({ text, label, isWhole = false }: ValueProps) {
  const parts = isWhole ? [text] : splitValue(text);
  return (
    <span className="value">
      <code>{parts.length === 1 ? text : parts.map((part) => <span key={part}>{part}</span>)}</code>
      <button type="button" className="value-copy" data-copy="" aria-label={label} />
    </span>
  );
}
