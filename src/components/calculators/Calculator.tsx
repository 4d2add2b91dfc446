import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import * as styles from "./Calculator.module.css";

/** A number that the reader chooses. */
export interface Field<Name extends string> {
  readonly name: Name;
  readonly label: string;
  /** What it is until the reader chooses, in every copy of the page that has no script. */
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly step?: number | "any";
  /** Choices by name, in the place of a number to type. */
  readonly choices?: readonly (readonly [label: string, value: number])[];
}

export type Values<Name extends string> = Readonly<Record<Name, number>>;

export interface CalculatorProps<Name extends string> {
  readonly title: string;
  readonly fields: readonly Field<Name>[];
  readonly answer: (values: Values<Name>) => ReactNode;
  /** What a reader learns from it. */
  readonly children: ReactNode;
}

/** Numbers to choose, what follows from them, and words about it. Without scripts only the first answer is shown. */
export function Calculator<Name extends string>({
  title,
  fields,
  answer,
  children,
}: CalculatorProps<Name>) {
  const id = useId();
  const controls = useRef<HTMLDivElement>(null);
  const [values, setValues] = useState(() => toValues(fields, ({ value }) => value));
  // A number that is half typed or out of its bounds leaves the last answer.
  const read = (): void => {
    setValues((before) =>
      toValues(fields, (field) => readNumber(controls.current, field) ?? before[field.name]),
    );
  };
  // What was typed before React came, or what the browser kept from an earlier visit.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- once: later every input is read when it changes
  useEffect(read, []);
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
      {/* No <output>: that may not contain the tables of an answer. */}
      <div role="status" className={styles.answer}>
        {answer(values)}
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
}

const toValues = <Name extends string>(
  fields: readonly Field<Name>[],
  valueOf: (field: Field<Name>) => number,
): Values<Name> =>
  Object.fromEntries(fields.map((field) => [field.name, valueOf(field)])) as Values<Name>; // One for each name.

function readNumber(
  controls: HTMLElement | null,
  { name, least, most }: Field<string>,
): number | undefined {
  const control = controls?.querySelector<HTMLInputElement | HTMLSelectElement>(`[name=${name}]`);
  const value = control?.value ? Number(control.value) : NaN;
  return value >= least && value <= most ? value : undefined;
}
