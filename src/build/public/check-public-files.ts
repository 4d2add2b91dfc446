import { type Fault, faultAt } from "../../faults/fault";
import type { Redirect } from "../../model/links/redirects";
import { findActiveDrawing } from "../../outputs/hosting/check-drawing";
import { type PageScope, findUndeclared } from "../../outputs/hosting/check-page";
import { SEARCH_LOGO_STYLE } from "../../outputs/hosting/page-needs";
import { collectMadeStyles, hashOf } from "../../outputs/hosting/policy";
import { isInternal } from "../store/list-public";

/** What is about to be sent to readers. */
export interface PublicFilesCheck {
  readonly addresses: readonly string[];
  /** Addresses of the pages among them. */
  readonly documents: readonly string[];
  readonly read: (address: string) => string;
  readonly redirects: readonly Redirect[];
  readonly scope: PageScope;
}

/**
 * Everything in pages, scripts and drawings that the policy does not let through. A browser would stop it on hosts that
 * send the policy and run it on others, so the build ends.
 */
export function checkPublicFiles(check: PublicFilesCheck): Fault[] {
  const { addresses, documents, read, redirects, scope } = check;
  const old = new Set(redirects.map(({ from }) => `${from}.html`));
  const isOld = (address: string): boolean => old.has(address.replace(/\/index\.html$/, ".html"));
  const sent = addresses.filter((address) => !isInternal(address));
  return [
    ...documents.flatMap((address) =>
      findUndeclared(read(address), { ...scope, isRedirect: isOld(address) }).map((need) =>
        toFault(address, "page", `This page has ${need}, which nothing declares.`),
      ),
    ),
    ...sent
      .filter((address) => address.endsWith(".js"))
      .flatMap((address) => {
        const unknown = [...collectMadeStyles([read(address)])].some(
          (hash) => hash !== hashOf(SEARCH_LOGO_STYLE),
        );
        const problem = "This script makes a style element, which nothing declares.";
        return unknown ? [toFault(address, "script", problem)] : [];
      }),
    ...sent
      .filter((address) => address.endsWith(".svg"))
      .flatMap((address) => {
        const found = findActiveDrawing(read(address));
        if (found === undefined) return [];
        return [
          toFault(address, "drawing", `This drawing ${found}, and its address can be opened.`),
        ];
      }),
  ];
}

const toFault = (address: string, kind: string, problem: string): Fault =>
  faultAt(
    { file: `public${address}`, line: 1, column: 1 },
    {
      rule: `policy/${kind}`,
      problem,
      fix: "Take it out where it comes from, or declare it in src/outputs/hosting/page-needs.ts.",
    },
  );
