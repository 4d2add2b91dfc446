import { LOGO } from "../../site/logo";

/** The Celo wordmark. CSS adapts its colors to the color mode. */
export function Logo() {
  return (
    <svg
      width="96"
      height="32"
      viewBox="3.8 0 96 32"
      fill="none"
      stroke="currentColor"
      strokeWidth={LOGO.strokeWidth}
      aria-hidden="true"
    >
      <path d={LOGO.letters} />
      <circle {...LOGO.circle} />
      <path d={LOGO.dash} stroke="var(--color-button)" />
    </svg>
  );
}
