import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageScope, findUndeclared } from "../../outputs/hosting/check-page";

/** Pages of a build, and rules for what they may contain. */
export interface PagesTask {
  readonly publicFolder: string;
  readonly pages: readonly BuiltPage[];
  readonly scope: PageScope;
}

export interface BuiltPage {
  readonly address: string;
  /** True for a page that redirects readers from an old address. */
  readonly isRedirect: boolean;
}

/** Lists the parts of each page that the policy doesn't allow, as text, in the order of the pages. */
export default function checkBatch({ publicFolder, pages, scope }: PagesTask): string[][] {
  return pages.map(({ address, isRedirect }) =>
    findUndeclared(readFileSync(join(publicFolder, address), "utf8"), { ...scope, isRedirect }),
  );
}
