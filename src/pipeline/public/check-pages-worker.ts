import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type PageScope, findUndeclared } from "../../outputs/hosting/check-page";

/** Pages of a build, and what they may contain. */
export interface PagesTask {
  readonly publicFolder: string;
  readonly pages: readonly BuiltPage[];
  readonly scope: PageScope;
}

export interface BuiltPage {
  readonly address: string;
  /** Whether it leads readers from an old address to a new one. */
  readonly isRedirect: boolean;
}

/** What each page contains that the policy does not allow, in words; in the order of the pages. */
export default function checkBatch({ publicFolder, pages, scope }: PagesTask): string[][] {
  return pages.map(({ address, isRedirect }) =>
    findUndeclared(readFileSync(join(publicFolder, address), "utf8"), { ...scope, isRedirect }),
  );
}
