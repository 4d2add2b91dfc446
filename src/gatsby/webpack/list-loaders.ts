import type { RuleSetRule } from "webpack";

/** A loader as a rule of webpack names it. */
export interface Loader {
  readonly loader?: string;
  options?: unknown;
}

/** Loaders of rules and of the rules inside them, as far as they are written out as objects. */
export function listLoaders(rules: readonly unknown[]): Loader[] {
  return rules.flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const { oneOf, use, rules: inner } = rule as RuleSetRule;
    const lists: readonly unknown[] = [oneOf, inner, use];
    const nested = lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
    return [rule, ...listLoaders(nested)];
  });
}
