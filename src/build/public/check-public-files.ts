import { type Fault, faultAt } from "../../faults/fault";
import type { Redirect } from "../../model/links/redirects";
import { findActiveDrawing } from "../../outputs/hosting/check-drawing";
import { type PageScope, findUndeclared } from "../../outputs/hosting/check-page";
import { SEARCH_LOGO_STYLE } from "../../outputs/hosting/page-needs";
import { collectMadeStyles, hashOf } from "../../outputs/hosting/policy";
import { isInternal } from "../store/list-public";

/** The files of a build that readers will get, and what they may contain. */
export interface PublicFilesCheck {
  readonly addresses: readonly string[];
  /** Addresses of the pages among these files. */
  readonly documents: readonly string[];
  readonly read: (address: string) => string;
  readonly redirects: readonly Redirect[];
  readonly scope: PageScope;
}

/**
 * Finds everything in pages, scripts and drawings that the security policy does not allow. Hosts that send the policy
 * would stop it, and others would run it, so the build ends.
 */
export function checkPublicFiles(check: PublicFilesCheck): Fault[] {
  const { addresses, documents, read, redirects, scope } = check;
  const old = new Set(redirects.map(({ from }) => `${from}.html`));
  const isOld = (address: string): boolean => old.has(address.replace(/\/index\.html$/, ".html"));
  const sent = addresses.filter((address) => !isInternal(address));
  return [
    ...documents.flatMap((address) =>
      findUndeclared(read(address), { ...scope, isRedirect: isOld(address) }).map((need) =>
        toFault(address, "page", `This page has ${need}, which no code declares.`),
      ),
    ),
    ...sent
      .filter((address) => address.endsWith(".js"))
      .flatMap((address) => {
        const unknown = [...collectMadeStyles([read(address)])].some(
          (hash) => hash !== hashOf(SEARCH_LOGO_STYLE),
        );
        const problem = "This script creates a style element, which no code declares.";
        return unknown ? [toFault(address, "script", problem)] : [];
      }),
    ...sent
      .filter((address) => address.endsWith(".svg"))
      .flatMap((address) => {
        const found = findActiveDrawing(read(address));
        if (found === undefined) return [];
        return [
          toFault(
            address,
            "drawing",
            `This drawing ${found}. That would be active when a reader opens the drawing's address.`,
          ),
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
      fix: "Remove it at its source, or declare it in src/outputs/hosting/page-needs.ts.",
    },
  );
