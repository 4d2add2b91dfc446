import type { CompiledDoc } from "../base/compiled-doc";
import { type Fault, faultAt } from "../faults/fault";

/** URLs of the site that this one replaces, and of its repository: they prove what it said, not that it is true. */
const OWN =
  /^https:\/\/(?:docs\.celo\.org|(?:github|raw\.githubusercontent)\.com\/celo-org\/docs)(?:\/|$)/;

const isOwnOnly = ({ frontmatter }: CompiledDoc): boolean =>
  frontmatter !== undefined &&
  frontmatter.sources.length > 0 &&
  frontmatter.sources.every(({ url }) => OWN.test(url));

/** Lists the files of docs whose sources are all our own. */
export const listOwnSourced = (docs: readonly CompiledDoc[]): string[] =>
  docs.filter(isOwnOnly).map(({ file }) => file);

/** Reports docs whose sources are all our own without a reason, and docs with a reason and another source. */
export const checkSources = (docs: readonly CompiledDoc[]): Fault[] =>
  docs.flatMap((doc) => {
    const { file, frontmatter, frontmatterLines } = doc;
    const isExplained = frontmatter?.no_other_source !== undefined;
    if (isOwnOnly(doc) === isExplained) return [];
    const key = isExplained ? "no_other_source" : "sources";
    const [line, column] = frontmatterLines[key] ?? [1, 1];
    const text = isExplained
      ? {
          rule: "sources/other-source",
          problem: "This page says that it has no other source, but it has one.",
          fix: "Remove no_other_source.",
        }
      : {
          rule: "sources/own-only",
          problem: "All sources of this page are pages of Celo's documentation itself.",
          fix: "Add the contract, specification, release or code that states the page's facts, or write no_other_source: with the reason why there is none.",
        };
    return [faultAt({ file, line, column }, text)];
  });
