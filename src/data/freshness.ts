import { type Fact, STALE_AFTER_DAYS } from "./facts";
import type { ParameterGroup } from "./parameters";

/** A value in content/data that has to be rechecked from time to time. A page's `facts_checked` never becomes stale. */
export interface Dated {
  readonly file: string;
  readonly area: string;
  /** The value's id and the value itself, or a description of a parameter table. */
  readonly name: string;
  readonly checked: string;
  /** The first day on which the value is stale, YYYY-MM-DD. */
  readonly staleFrom: string;
}

const SOON_DAYS = 14;

const DAY_MS = 86_400_000;

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns the later of two days. */
const later = (a: string, b = ""): string => (a > b ? a : b);

/** Returns the day of each fact's last reading from the chain, keyed by the fact's id. */
function listFactReadings(groups: readonly ParameterGroup[]): Map<string, string> {
  const days = new Map<string, string>();
  for (const { fact, readAt } of groups.flatMap(({ parameters }) => parameters))
    if (fact !== undefined && readAt) days.set(fact, later(readAt.day, days.get(fact)));
  return days;
}

/**
 * Returns the day when a table was last checked. Readings from the chain only count if they cover every current value.
 */
function findLastCheck({ as_of: asOf, parameters }: ParameterGroup): string {
  const days = parameters
    .filter(({ status }) => status === "current")
    .map(({ readAt }) => readAt?.day ?? "");
  return later(asOf, [...days].sort()[0]);
}

/**
 * Lists the facts and parameter tables that can become stale, earliest first. Reading a value from the chain counts as
 * a check on that day.
 */
export function listDated(facts: readonly Fact[], groups: readonly ParameterGroup[]): Dated[] {
  const readings = listFactReadings(groups);
  const dated = facts.flatMap(({ id, file, area, kind, value, ...fact }) => {
    const days = STALE_AFTER_DAYS[kind];
    if (days === undefined) return [];
    const checked = later(fact.checked, readings.get(id));
    return { file, area, name: `${id}: ${value}`, checked, staleFrom: addDays(checked, days) };
  });
  const current = groups.filter(({ parameters }) =>
    parameters.some(({ status }) => status === "current"),
  );
  const tables = current.map((group) => {
    const checked = findLastCheck(group);
    return {
      file: group.file,
      area: group.title,
      name: `a table of ${group.parameters.length} parameters`,
      checked,
      staleFrom: addDays(checked, STALE_AFTER_DAYS.parameter),
    };
  });
  return [...dated, ...tables].sort((a, b) => a.staleFrom.localeCompare(b.staleFrom));
}

/** Values that are stale on a given day, and values that become stale within {@link SOON_DAYS} days. */
export interface Freshness {
  readonly all: readonly Dated[];
  readonly stale: readonly Dated[];
  readonly soon: readonly Dated[];
}

/** Groups values by their age; `today` is YYYY-MM-DD. */
export function classifyFreshness(all: readonly Dated[], today: string): Freshness {
  const soon = addDays(today, SOON_DAYS);
  return {
    all,
    stale: all.filter(({ staleFrom }) => staleFrom <= today),
    soon: all.filter(({ staleFrom }) => staleFrom > today && staleFrom <= soon),
  };
}

/** Summarizes the freshness in one line of build output. */
export const summarizeFreshness = ({ all, stale, soon }: Freshness): string =>
  `Facts that change: ${all.length} (stale: ${stale.length}, stale within ${SOON_DAYS} days: ${soon.length}). Run "npm run freshness" to list them.`;

/** Formats the full list, grouped by area. Each value is followed by the pages that show it. */
export function formatFreshness(
  freshness: Freshness,
  pagesOf: (file: string) => readonly string[],
): string {
  const part = (title: string, dated: readonly Dated[]): string[] => {
    if (dated.length === 0) return [];
    const areas = [...new Set(dated.map(({ area }) => area))];
    return [title, ...areas.flatMap((area) => formatArea(area, dated, pagesOf)), ""];
  };
  return [
    ...part("Stale:", freshness.stale),
    ...part(`Stale within ${SOON_DAYS} days:`, freshness.soon),
    summarizeFreshness(freshness),
  ].join("\n");
}

function formatArea(
  area: string,
  dated: readonly Dated[],
  pagesOf: (file: string) => readonly string[],
): string[] {
  const own = dated.filter((one) => one.area === area);
  return [
    `  ${area}`,
    ...own.flatMap(({ file, name, checked, staleFrom }) => [
      `    ${name} (checked ${checked}, stale from ${staleFrom}; ${file})`,
      ...pagesOf(file).map((path) => `      ${path}`),
    ]),
  ];
}
