/** A mark for an entry without a logo, in the page's own colors: it says nothing about the entry. */
export function NeutralMark({ className }: { readonly className: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      <path fill="var(--color-sunken)" d="M0 0h48v48H0z" />
      <g fill="none" stroke="var(--color-line-strong)" strokeWidth="3">
        <circle cx="20" cy="28" r="9" />
        <circle cx="28" cy="20" r="9" />
      </g>
    </svg>
  );
}
