import { useState } from "react";
import { running } from "../../site/run-labels";
import * as styles from "./FillButton.module.css";

export interface FillButtonProps {
  readonly label: string;
  /** Resolves to a value with a sentence about its source, or to a sentence that says why there is no value. */
  readonly ask: () => Promise<{ readonly value?: number; readonly words: string }>;
  readonly onValue: (value: number) => void;
}

/** A button that fetches a current value for a field, and shows the outcome next to the button. */
export function FillButton({ label, ask, onValue }: FillButtonProps) {
  const [words, setWords] = useState("");
  const fill = async (): Promise<void> => {
    setWords(running);
    const { value, words: sentence } = await ask();
    if (value !== undefined) onValue(value);
    setWords(sentence);
  };
  return (
    <div className={styles.fill} data-needs-script="">
      <button type="button" data-needs-app="" onClick={() => void fill()}>
        {label}
      </button>{" "}
      <span aria-live="polite">{words}</span>
    </div>
  );
}
