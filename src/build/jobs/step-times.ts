/** A step of a build; seconds are counted from the start of the process. */
export interface Step {
  readonly name: string;
  readonly end: number;
  readonly seconds: number;
}

/** A share of the whole below which a step has no line of its own. */
const SMALL = 0.02;

const BEFORE = "before the first step: Node starts, Gatsby compiles and loads its files";
const BETWEEN = "between steps";

/**
 * Where a build's time went, a line for each step in the order in which they began. A second counts for one step only:
 * for the last that began before it and has not ended, so what a step does within another one is its own.
 * @param total Seconds from the start of the process until now.
 */
export function formatStepTimes(steps: readonly Step[], total: number): string {
  const known = steps.map(({ name, end, seconds }) => ({ name, end, start: end - seconds }));
  const first = Math.min(total, ...known.map(({ start }) => start));
  const own = new Map([[BEFORE, first]]);
  const bounds = [first, ...known.flatMap(({ start, end }) => [start, end]), total].sort(
    (one, other) => one - other,
  );
  for (const [index, from] of bounds.slice(0, -1).entries()) {
    const to = bounds[index + 1] ?? from;
    const running = known.filter(({ start, end }) => start <= from && end >= to);
    const latest = running.reduce<(typeof known)[number] | undefined>(
      (last, one) => (last && last.start >= one.start ? last : one),
      undefined,
    );
    const name = latest?.name ?? BETWEEN;
    own.set(name, (own.get(name) ?? 0) + to - from);
  }
  const isShown = ([, seconds]: readonly [string, number]): boolean => seconds >= SMALL * total;
  const small = [...own].filter((step) => !isShown(step));
  const lines = [
    ...[...own].filter(isShown),
    [
      `shorter steps (${small.length})`,
      small.reduce((sum, [, seconds]) => sum + seconds, 0),
    ] as const,
  ].map(
    ([name, seconds]) =>
      `${seconds.toFixed(1).padStart(7)} s ${String(Math.round((100 * seconds) / total)).padStart(3)} %  ${name}`,
  );
  return [`Where the ${total.toFixed(1)} s of this build went:`, ...lines].join("\n");
}
