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
    rules: /^(?:navbar\/sidebar-without-target|sidebar\/unknown|sidebar\/not-listed)$/,
  },
  { files: /^content\/packages\/package\.json$/, rules: /^facts\/unknown-package$/ },
];

/** Removes faults that may be consequences of a mistake in a data file: one wrong digit can cause hundreds of them. */
export function withoutConsequences(faults: readonly Fault[]): Fault[] {
  const broken = CONSEQUENCES.filter(({ files, rules }) =>
    faults.some(({ file, rule }) => files.test(file) && !rules.test(rule)),
  );
  return faults.filter(
    ({ file, rule }) => !broken.some(({ files, rules }) => rules.test(rule) && !files.test(file)),
  );
}
