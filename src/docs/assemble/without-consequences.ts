import type { Fault } from "../../faults/fault";

/** Rules whose faults may just be consequences of a mistake in a data file. */
const CONSEQUENCES: readonly { readonly files: RegExp; readonly rules: RegExp }[] = [
  {
    files: /^content\/data\/addresses\.yaml$/,
    rules: /^(?:address\/|tokens\/unknown-contract$|wallet\/unknown-token$)/,
  },
  {
    files: /^content\/data\/networks\.yaml$/,
    rules: /^(?:network\/|(?:address|addresses|changelog|home|tokens|wallet)\/unknown-network$)/,
  },
  { files: /^content\/data\/tokens\.yaml$/, rules: /^wallet\/unknown-token$/ },
  { files: /^content\/data\/glossary\//, rules: /^(?:term\/unknown|record\/lost-heading)$/ },
  { files: /^content\/data\/facts\//, rules: /^fact\/unknown$/ },
  { files: /^content\/data\/compatibility\//, rules: /^compatibility\/unknown-group$/ },
  { files: /^content\/data\/parameters\//, rules: /^parameters\/unknown-group$/ },
  {
    files: /^content\/(?:data\/contracts\.yaml|records\/contracts\.json)$/,
    rules: /^(?:contracts\/unknown-contract|doc\/layout-without-code|record\/lost-heading)$/,
  },
  { files: /^content\/data\/charts\//, rules: /^chart\/unknown$/ },
  {
    files: /^content\/(?:data\/cli\/|data\/cli-release\.yaml$|cli-packages\.yaml$)/,
    rules:
      /^(?:cli\/(?:unknown-topic|unaccounted-command)|record\/lost-heading|doc\/layout-without-code)$/,
  },
  { files: /^content\/tags\.yaml$/, rules: /^(?:tags\/unknown|record\/lost-page)$/ },
  {
    files: /(?:^|\/)sidebars\.yaml$/,
    rules: /^(?:navbar\/sidebar-without-target|sidebar\/unknown)$/,
  },
  { files: /^content\/packages\/package\.json$/, rules: /^facts\/unknown-package$/ },
];

/** Removes differences between a name and the file or entry that was meant: "Epoch block" and "epoch-block". */
const toComparable = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Rules of faults because of which a file can't be parsed, so its names are unknown. */
const UNREADABLE = /^(?:yaml|text)\//;

/**
 * Removes faults that may be consequences of a mistake in a data file: one wrong digit can cause hundreds of them. If
 * the file can be parsed, an unknown name that isn't in the file is no consequence.
 */
export function withoutConsequences(
  faults: readonly Fault[],
  readText: (file: string) => string | undefined,
): Fault[] {
  const broken = CONSEQUENCES.flatMap(({ files, rules }) => {
    const causes = faults.filter(({ file, rule }) => files.test(file) && !rules.test(rule));
    if (causes.length === 0) return [];
    const text = [...new Set(causes.map(({ file }) => file))].map(
      (file) => file + (readText(file) ?? ""),
    );
    const isUnreadable = causes.some(({ rule }) => UNREADABLE.test(rule));
    return {
      files,
      rules,
      mayHave: (name: string) =>
        isUnreadable || toComparable(text.join()).includes(toComparable(name)),
    };
  });
  return faults.filter(
    ({ file, rule, missing }) =>
      !broken.some(
        ({ files, rules, mayHave }) =>
          rules.test(rule) && !files.test(file) && (missing === undefined || mayHave(missing)),
      ),
  );
}
