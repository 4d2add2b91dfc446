/** The Celo wordmark, 96 by 32, drawn as strokes. CSS adapts its colours to the colour mode. */
export function Logo() {
  return (
    <svg
      width="96"
      height="32"
      viewBox="3.8 0 96 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="4.2"
      aria-hidden="true"
    >
      <path d="M22.5 9.7a9.5 9.5 0 1 0 0 12.6M32 18h16.8a8.5 8.5 0 1 0-2.6 5.3M57.5 3v27" />
      <circle cx="75" cy="17.5" r="8.5" />
      <path d="M89 26h5" stroke="var(--color-button)" />
    </svg>
  );
}
