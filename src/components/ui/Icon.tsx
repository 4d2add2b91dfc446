/** SVG paths for a viewBox of 20 by 20. */
const DRAWINGS = {
  menu: "M3 6h14M3 10h14M3 14h9",
  close: "m5 5 10 10M15 5 5 15",
  search: "M3.8 9a5.2 5.2 0 1 0 10.4 0A5.2 5.2 0 1 0 3.8 9M13 13l4 4",
  sun: "M6.6 10a3.4 3.4 0 1 0 6.8 0 3.4 3.4 0 1 0-6.8 0M10 1.5v3m0 11v3M1.5 10h3m11 0h3M4 4l2.1 2.1m7.8 7.8L16 16m0-12-2.1 2.1M6.1 13.9 4 16",
  moon: "M16.5 12A7 7 0 0 1 8 3.5 7 7 0 1 0 16.5 12Z",
  globe: "M3 10a7 7 0 1 0 14 0 7 7 0 1 0-14 0h14M10 3c-5 4.5-5 9.5 0 14m0-14c5 4.5 5 9.5 0 14",
  home: "m3 9.5 7-6 7 6M5 8.5v8h10v-8",
  panel:
    "M4 3.5h12A1.5 1.5 0 0 1 17.5 5v10a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 15V5A1.5 1.5 0 0 1 4 3.5Zm3.5 0v13",
  github:
    "M7.5 18v-2.5c0-.8.2-1.4.7-1.9-2.7-.3-5-1.3-5-5.4 0-1 .4-2 1.1-2.7-.3-.8-.2-1.8.1-2.6 1 0 2 .6 2.8 1.1a10 10 0 0 1 5.6 0c.8-.5 1.8-1.1 2.8-1.1.3.8.4 1.8.1 2.6.7.7 1.1 1.7 1.1 2.7 0 4.1-2.3 5.1-5 5.4.5.5.7 1.1.7 1.9V18m-5-2c-2 .5-3-.2-3.7-1.6",
} as const;

export type IconName = keyof typeof DRAWINGS;

/**
 * A decorative icon. Screen readers don't see it, so the control that contains it needs a name. It is inline because
 * the first image in a style sheet takes browsers as long to set up as all of the page's other styles together.
 */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      <path d={DRAWINGS[name]} />
    </svg>
  );
}
