import { z } from "zod";
import { checkSchema } from "../faults/check-schema";
import { findDuplicates } from "../faults/duplicates";
import { type Fault, faultAt } from "../faults/fault";
import { shortText } from "../faults/short-text";
import { parseYaml } from "../faults/yaml";

export const AUTHORS_FILE = "content/authors.yaml";

export const authorsSchema = z.array(
  z.strictObject({
    /** The name shown on pages. */
    name: shortText,
    /** The names in `git log`. */
    commits: z.array(z.string().min(1)).min(1, 'List at least one name from "git log".'),
  }),
);

/** A person whom pages may name. */
export type Author = z.output<typeof authorsSchema>[number];

/** Reads the names that pages may show, keyed by the names in commits. Without the file, pages don't name anybody. */
export function readAuthors(text: string | undefined): {
  nameOf: ReadonlyMap<string, string>;
  authors: readonly Author[];
  faults: readonly Fault[];
} {
  const nameOf = new Map<string, string>();
  const yaml = parseYaml(text ?? "[]\n", { file: AUTHORS_FILE, firstLine: 1 });
  if (Array.isArray(yaml)) return { nameOf, authors: [], faults: yaml };
  const { value = [], faults } = checkSchema(yaml, authorsSchema, { area: "authors" });
  for (const { name, commits } of value) for (const commit of commits) nameOf.set(commit, name);
  const entries = value.flatMap(({ name, commits }, author) =>
    commits.map((commit, at) => ({ name, commit, path: [author, "commits", at] })),
  );
  const repeated = findDuplicates(entries, ({ commit }) => commit).map(({ item, first }) =>
    faultAt(yaml.positionOf(item.path), {
      rule: "authors/repeated",
      problem: `"${item.commit}" is already a commit name of ${first.name}.`,
      fix: "Remove one of the two.",
    }),
  );
  return { nameOf, authors: value, faults: [...faults, ...repeated] };
}
