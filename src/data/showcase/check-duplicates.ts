import { findDuplicates } from "../../faults/duplicates";
import { type Fault, faultAt } from "../../faults/fault";
import { normalizeName } from "../../faults/odd-text";
import type { YamlText } from "../../faults/yaml";
import type { ShowcaseSite } from "./showcase";

/** A site, and the YAML of its file, which has the positions of values. */
export interface SiteText {
  readonly site: ShowcaseSite;
  readonly yaml: YamlText;
}

/** Normalizes a URL: `http://www.Celo.org/#` and `https://celo.org` are the same website. */
const toSameAddress = (website: string): string =>
  website
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/(?<![/?#])[/?#]+$/, "");

const UNIQUE = [
  { key: "name", valueOf: ({ name }: ShowcaseSite) => normalizeName(name).toLowerCase() },
  { key: "website", valueOf: ({ website }: ShowcaseSite) => toSameAddress(website) },
] as const;

/** Reports names and websites that are also in an earlier file. */
export const checkDuplicates = (texts: readonly SiteText[]): Fault[] =>
  UNIQUE.flatMap(({ key, valueOf }) =>
    findDuplicates(texts, ({ site }) => valueOf(site)).map(({ item: { site, yaml }, first }) =>
      faultAt(yaml.positionOf([key]), {
        rule: `showcase/duplicate-${key}`,
        problem: `${first.site.file} has the same ${key}, ${site[key]}.`,
        fix: `Delete one of the two files, or change the ${key} here.`,
      }),
    ),
  );
