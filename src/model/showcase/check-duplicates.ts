import { type Fault, faultAt } from "../../faults/fault";
import type { YamlText } from "../../faults/yaml";
import type { ShowcaseSite } from "./showcase";

/** A site, and the text that tells where its entries stand. */
export interface SiteText {
  readonly site: ShowcaseSite;
  readonly yaml: YamlText;
}

/** `http://www.Celo.org/` and `https://celo.org` are one website. */
const toSameAddress = (website: string): string =>
  website
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/(?<!\/)\/+$/, "");

const UNIQUE = [
  { key: "name", valueOf: ({ name }: ShowcaseSite) => name.toLowerCase() },
  { key: "website", valueOf: ({ website }: ShowcaseSite) => toSameAddress(website) },
] as const;

/** A name or a website that an earlier file has too. */
export function checkDuplicates(texts: readonly SiteText[]): Fault[] {
  return UNIQUE.flatMap(({ key, valueOf }) => {
    const first = new Map<string, ShowcaseSite>();
    return texts.flatMap(({ site, yaml }) => {
      const value = valueOf(site);
      const earlier = first.get(value);
      if (!earlier) {
        first.set(value, site);
        return [];
      }
      return [
        faultAt(yaml.positionOf([key]), {
          rule: `showcase/duplicate-${key}`,
          problem: `The ${key} ${site[key]} is also that of ${earlier.file}.`,
          fix: "Delete one of the two files, or write another one here.",
        }),
      ];
    });
  });
}
