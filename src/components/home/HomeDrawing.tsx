/** The two plates of the drawing, from bottom (Ethereum) to top (Celo). `y` is the center of the plate's rhombus. */
const PLATES = [
  { y: 236, isOurs: false },
  { y: 150, isOurs: true },
] as const;

const WIDTH = 190;
const HEIGHT = 84;
const THICKNESS = 22;
const CENTER = 220;

const rhombus = (y: number): string =>
  `M${CENTER} ${y - HEIGHT}l${WIDTH} ${HEIGHT}-${WIDTH} ${HEIGHT}-${WIDTH}-${HEIGHT}z`;
const edge = (y: number): string =>
  `M${CENTER - WIDTH} ${y}v${THICKNESS}l${WIDTH} ${HEIGHT} ${WIDTH}-${HEIGHT}v-${THICKNESS}l-${WIDTH} ${HEIGHT}z`;

/** Converts a point on the upper plate to coordinates. `a` and `b` go from 0 to 1 along two sides of the plate. */
function pointAt([a, b]: readonly [a: number, b: number]): readonly [x: number, y: number] {
  const [x, y] = [CENTER + (a - b) * WIDTH, PLATES[1].y - HEIGHT + (a + b) * HEIGHT];
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** Points on the upper plate. Payments are made between them. */
const DOTS = [
  [0.14, 0.6],
  [0.3, 0.16],
  [0.86, 0.34],
  [0.6, 0.78],
] as const;

/** Payments, each as the indexes in `DOTS` of the points that it goes from and to. */
const WAYS = [
  [0, 1],
  [1, 2],
  [0, 3],
  [3, 2],
  [0, 2],
] as const;

/** Index of the animated payment. */
const SHOWN_WAY = 4;

/** Returns the SVG path of a payment, which is an arc. */
function toArc([from, to]: (typeof WAYS)[number]): string {
  const [start, end] = [pointAt(DOTS[from]), pointAt(DOTS[to])];
  const [x, y] = [(start[0] + end[0]) / 2, Math.min(start[1], end[1]) - 60];
  return `M${start.join(" ")}Q${x} ${y} ${end.join(" ")}`;
}

/** Draws Celo above Ethereum: the upper plate with payments, and lines to the lower plate. */
export function HomeDrawing({
  className,
  payment,
}: {
  readonly className: string | undefined;
  /** Class of the group with the animated payment. */
  readonly payment: string | undefined;
}) {
  return (
    <svg className={className} viewBox="16 20 408 350" width="408" height="350" aria-hidden="true">
      <g stroke="var(--figure-line)" strokeWidth="1.5" strokeLinejoin="round">
        {PLATES.map(({ y, isOurs }) => (
          <g key={y}>
            <path fill={isOurs ? "var(--color-mark)" : "var(--figure-fill)"} d={edge(y)} />
            <path fill={isOurs ? "var(--color-page)" : "var(--figure-fill)"} d={rhombus(y)} />
            {!isOurs && (
              <path
                fill="none"
                strokeDasharray="2 6"
                d={`M${CENTER - WIDTH} ${y}V172M${CENTER + WIDTH} ${y}V172M${CENTER} ${y + HEIGHT}V256`}
              />
            )}
          </g>
        ))}
      </g>
      <g fill="none" stroke="var(--figure-ink)" strokeWidth="1.5">
        {WAYS.map((way) => (
          <path key={way.join("-")} d={toArc(way)} />
        ))}
      </g>
      <g fill="var(--color-mark)" stroke="var(--figure-ink)" strokeWidth="1.5">
        {DOTS.map((dot) => {
          const [x, y] = pointAt(dot);
          return <ellipse key={x} cx={x} cy={y} rx="13" ry="7" />;
        })}
      </g>
      {/* A zero-length dash with round ends is a dot; the styles move it along its path. */}
      <g className={payment} fill="none">
        <path
          stroke="var(--figure-ink)"
          strokeWidth="15"
          pathLength="100"
          d={toArc(WAYS[SHOWN_WAY])}
        />
        <path
          stroke="var(--color-mark)"
          strokeWidth="12"
          pathLength="100"
          d={toArc(WAYS[SHOWN_WAY])}
        />
      </g>
    </svg>
  );
}
