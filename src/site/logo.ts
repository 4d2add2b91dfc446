/** The Celo wordmark, 96 by 32, as strokes. The page's logo and the social cards draw it in their own colors. */
export const LOGO = {
  letters: "M22.5 9.7a9.5 9.5 0 1 0 0 12.6M32 18h16.8a8.5 8.5 0 1 0-2.6 5.3M57.5 3v27",
  circle: { cx: 75, cy: 17.5, r: 8.5 },
  dash: "M89 26h5",
  strokeWidth: 4.2,
} as const;
