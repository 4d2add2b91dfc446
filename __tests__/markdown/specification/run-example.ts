import { compileDoc } from "../../../src/markdown/compile-doc";
import { comparable } from "../../support/comparable-html";
import { NO_SITE, environmentOf, print } from "../../support/compile";
import { doc } from "../../support/doc";

/** A site that has every picture mentioned in a specification. */
const ENVIRONMENT = { ...environmentOf({}), hasFile: () => true, whyRefused: () => undefined };
const SITE = {
  ...NO_SITE,
  imageToHtml: (asset: string, alt: string) =>
    `<img src="${asset.replace(/^content\/docs\//, "")}" alt="${alt}">`,
};

/**
 * Compiles an example from a specification, which uses → for tabs. Returns comparable HTML and the rules of the
 * example's faults.
 */
export function runExample(markdown: string): { readonly html: string; readonly rules: string[] } {
  const source = doc({}, markdown.replaceAll("→", "\t"));
  const { doc: compiled, body } = compileDoc("content/docs/page.md", source, ENVIRONMENT);
  return {
    html: comparable(print(body.segments, SITE)),
    rules: [...new Set(compiled.faults.map(({ rule }) => rule))].sort(),
  };
}

export const expectedHtml = (html: string): string => comparable(html.replaceAll("→", "\t"));
