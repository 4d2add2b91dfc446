import { splitValue } from "../../model/markdown/tables/value-parts";

export interface ValueProps {
  readonly text: string;
  /** Name of the button that copies it. */
  readonly label: string;
}

/** Text that people copy, with its button: the same HTML as model/markdown/tables/value.ts, which docs use. */
export function Value({ text, label }: ValueProps) {
  const parts = splitValue(text);
  return (
    <span className="value">
      <code>{parts.length === 1 ? text : parts.map((part) => <span key={part}>{part}</span>)}</code>
      <button type="button" className="value-copy" data-copy="" aria-label={label} />
    </span>
  );
}
