import { useState } from "react";
import { formatWorth } from "../../site/labels";
import { LiveCode } from "../content/LiveCode";
import { writeFeeCode } from "./fee-code";
import * as styles from "./FeeCard.module.css";
import type { Home } from "./types";

/**
 * The cost of a payment: for each token that can pay the fee, the code and its output. Readers can switch tokens without
 * a script. If the editor is open, it closes, since it has the code of the previous token.
 */
export function FeeCard({ titles, fees }: Pick<Home, "titles" | "fees">) {
  const [chosen, setChosen] = useState(fees[0]?.token);
  return (
    <figure className={`code-block ${styles.card}`} data-language="ts" aria-label={titles.fees}>
      <figcaption className="code-header">
        <fieldset className={styles.tokens}>
          <legend className={styles.legend}>{titles.payIn}</legend>
          {fees.map(({ token }, at) => (
            <label key={token} className={styles.token}>
              <input
                type="radio"
                className="visually-hidden"
                name="fee-token"
                value={token}
                defaultChecked={at === 0}
                onChange={() => {
                  setChosen(token);
                }}
              />
              {token}
            </label>
          ))}
        </fieldset>
      </figcaption>
      <LiveCode language="ts" key={chosen}>
        {fees.map((fee) => (
          <FeeExample key={fee.token} titles={titles} fee={fee} />
        ))}
      </LiveCode>
    </figure>
  );
}

interface FeeExampleProps extends Pick<Home, "titles"> {
  readonly fee: Home["fees"][number];
}

function FeeExample({ titles, fee }: FeeExampleProps) {
  const { dollars, celoPrice } = fee;
  const { lines, output } = writeFeeCode(fee);
  return (
    <div className={styles.example}>
      <pre tabIndex={0}>
        <code>
          {lines.map((tokens, line) => (
            <span key={line}>
              {tokens.map((token, at) =>
                typeof token === "string" ? (
                  token
                ) : (
                  <span key={at} className={`t-${token[0]}`}>
                    {token[1]}
                  </span>
                ),
              )}
              {"\n"}
            </span>
          ))}
        </code>
      </pre>
      <p className={styles.output}>
        <span className={styles.outputTitle}>{titles.output}</span>
        <samp>{output}</samp>
        {dollars !== null && celoPrice !== null && (
          <span className={styles.worth}>{formatWorth(dollars, celoPrice)}</span>
        )}
      </p>
    </div>
  );
}
