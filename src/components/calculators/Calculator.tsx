import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as labels from "../../site/labels";
import * as styles from "./Calculator.module.css";

/** A number that the reader chooses. */
export interface Field<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** The initial value, which is also used without scripts. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number | "any";
  /** Named values to choose from. Without them, the reader types a number. */
  readonly choices?: readonly (readonly [label: string, value: number])[];
}

export type Values<Name extends string> = Readonly<Record<Name, number>>;

export interface CalculatorProps<Name extends string> {
  readonly title: string;
  readonly fields: readonly Field<Name>[];
  /** A control below the fields that sets one of them. */
  readonly tool?: ((setValue: (name: Name, value: number) => void) => ReactNode) | undefined;
  readonly answer: (values: Values<Name>) => ReactNode;
  /** An explanation of the result. */
  readonly children: ReactNode;
}

/**
 * Shows inputs, the result computed from them, and an explanation. Without scripts, only the initial result and the
 * explanation are shown.
 */
export function Calculator<Name extends string>({
  title,
  fields,
  tool,
  answer,
  children,
}: CalculatorProps<Name>) {
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(() => toValues(fields, ({ value }) => value));
  const [refused, setRefused] = useState<readonly Field<Name>[]>([]);
  // If a number is incomplete or out of bounds, the previous value is used, and the answer says so.
  const read = (): void => {
    setRefused(fields.filter((field) => readNumber(controls.current, field) === undefined));
    setValues((before) =>
      toValues(fields, (field) => readNumber(controls.current, field) ?? before[field.name]),
    );
  };
  // Reads values that were typed before hydration, or that the browser restored from an earlier visit.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: after that, onInput reads every change
  useEffect(read, []);
  const setValue = (name: Name, value: number): void => {
    const input = controls.current?.querySelector<HTMLInputElement>(`input[name=${name}]`);
    if (input) input.value = String(value);
    read();
  };
  return (
    <figure className={styles.calculator} aria-labelledby={id}>
      <p className={styles.title} id={id}>
        {title}
      </p>
      <div ref={controls} className={styles.fields} onInput={read} data-needs-script="">
        {fields.map(({ name, label, value, least, most, step = "any", choices }) => (
          <label key={name} className={styles.field}>
            {label}
            {choices ? (
              <select name={name} defaultValue={value}>
                {choices.map(([choice, amount]) => (
                  <option key={choice} value={amount}>
                    {choice}
                  </option>
                ))}
              </select>
            ) : (
              <input
                type="number"
                inputMode="decimal"
                name={name}
                defaultValue={value}
                min={least}
                max={most}
                step={step}
              />
            )}
          </label>
        ))}
      </div>
      {tool?.(setValue)}
      {/* Not an <output>, because that can't contain the tables of an answer. */}
      <div role="status" className={styles.answer}>
        {answer(values)}
        {refused.map((field) => (
          <p key={field.name}>{labels.formatRefused(field, values[field.name])}</p>
        ))}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

const toValues = <Name extends string>(
  fields: readonly Field<Name>[],
  valueOf: (field: Field<Name>) => number,
): Values<Name> =>
  // The cast is safe: there is one entry per field.
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Values<Name>;

function readNumber(
  controls: HTMLElement | null,
  { name, least, most }: Field<string>,
): number | undefined {
  const control = controls?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  const value = control?.value ? Number(control.value) : NaN;
  return value >= least && value <= most ? value : undefined;
}
