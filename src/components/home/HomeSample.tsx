import { home } from "../../site/home/home";
import { homeSample } from "../../site/home/sample";
import * as styles from "./HomeHero.module.css";

/** The sample's code and its output, styled like a code block of a doc. */
export function HomeSample() {
  const { title, lines, output } = homeSample;
  return (
    <figure className="code-block" data-language="ts" aria-label={home.sampleTitle}>
      <figcaption className="code-header">
        <span className="code-title">{title}</span>
      </figcaption>
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
        <span className={styles.outputTitle}>{home.outputTitle}</span>
        <samp>{output.join("\n")}</samp>
      </p>
    </figure>
  );
}
