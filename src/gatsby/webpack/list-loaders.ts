import type { RuleSetRule } from "webpack";

/** A loader in a rule of webpack. */
export interface Loader {
  readonly loader?: string;
  options?: unknown;
}

/** Lists the loaders of rules and of nested rules, if they are objects. */
export function listLoaders(rules: readonly unknown[]): Loader[] {
  return rules.flatMap((rule) => {
    if (typeof rule !== "object" || rule === null) return [];
    const { oneOf, use, rules: inner } = rule as RuleSetRule;
    const lists: readonly unknown[] = [oneOf, inner, use];
    const nested = lists.flatMap((list) => (Array.isArray(list) ? (list as unknown[]) : []));
    return [rule, ...listLoaders(nested)];
  });
}
