interface Group {
  readonly tests: string;
  readonly covers: readonly string[];
}
export const ON_CHANGE: readonly Group[];
export function findGroup(test: string): Group | undefined;
export function listUnchanged(changed: readonly string[] | "all"): readonly Group[];
