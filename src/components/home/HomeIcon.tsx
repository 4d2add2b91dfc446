import type { HomeIconName } from "../../docs/shell/home";

/** SVG paths in a 40 by 40 box: lines in the text's color, and one accent. */
const DRAWINGS: Readonly<Record<HomeIconName, { readonly line: string; readonly mark: string }>> = {
  faucet: {
    line: "M5 13h18a8 8 0 0 1 8 8v3M5 21h17M14 13V7m-5 0h10M27 24h8",
    mark: "M31 29c2.4 3 3.4 4.4 3.4 6a3.4 3.4 0 0 1-6.8 0c0-1.600 1-3 3.4-6z",
  },
  explorer: {
    line: "M17 28a11 11 0 1 0 0-22 11 11 0 0 0 0 22zM25 25l10 10",
    mark: "M13 13h8v8h-8z",
  },
  bridge: {
    line: "M3 29h34M10 29V11m20 18V11M3 21c4-2 6-6 7-10 2 8 18 8 20 0 1 4 3 8 7 10",
    mark: "M16.500 23h7v6h-7z",
  },
  wallet: {
    line: "M5 12h27a3 3 0 0 1 3 3v16a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3zm0 0a4 4 0 0 1 3-4l19-3v7",
    mark: "M25 20h10v6H25a3 3 0 0 1 0-6z",
  },
  library: {
    line: "M14 10 5 20l9 10M26 10l9 10-9 10",
    mark: "M21 9h3l-5 22h-3z",
  },
  deploy: {
    line: "m20 4 13 7v15l-13 8-13-8V11zM7 11l13 8 13-8M20 19v15",
    mark: "m20 19 13-8v15l-13 8z",
  },
};

/** A decorative icon. The text beside it has the same meaning. */
export function HomeIcon({
  name,
  className,
}: {
  /** One of HOME_ICONS in src/docs/shell/home.ts, against which content/home.yaml is checked. */
  readonly name: string;
  readonly className: string | undefined;
}) {
  const { line, mark } = DRAWINGS[name as HomeIconName];
  return (
    <svg className={className} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path fill="var(--color-mark)" d={mark} />
      <path fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" d={line} />
      <path fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinejoin="round" d={mark} />
    </svg>
  );
}
