import { useEffect, useRef, useState } from "react";
import * as labels from "../../site/doc-labels";
import * as styles from "./Answers.module.css";

/** Answer buttons, shown only to readers who are counted: others' answers couldn't be sent. */
export function Answers() {
  const [isAnswered, setIsAnswered] = useState(false);
  const thanks = useRef<HTMLSpanElement>(null);
  // Moves the focus here, since the button that had it is gone.
  useEffect(() => {
    if (isAnswered) thanks.current?.focus();
  }, [isAnswered]);
  if (isAnswered) {
    return (
      <span ref={thanks} className={styles.thanks} tabIndex={-1}>
        {labels.thanks}
      </span>
    );
  }
  const answer = (isHelpful: boolean) => () => {
    window.signals?.sendAnswer(isHelpful);
    setIsAnswered(true);
  };
  return (
    <span className={`${styles.answers} ${styles.counted}`}>
      <button type="button" data-needs-app="" onClick={answer(true)}>
        {labels.helpful}
      </button>
      <button type="button" data-needs-app="" onClick={answer(false)}>
        {labels.notHelpful}
      </button>
    </span>
  );
}
