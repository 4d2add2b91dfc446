import { type Fault, faultAt } from "../../faults/fault";
import { findActiveDrawing } from "../../outputs/hosting/check-drawing";
import { SEARCH_LOGO_STYLE } from "../../outputs/hosting/page-needs";
import { collectMadeStyles, hashOf } from "../../outputs/hosting/policy";
import { isInternal } from "../store/list-public";

/** The published files of a build. */
export interface PublicFilesCheck {
  readonly addresses: readonly string[];
  readonly read: (address: string) => string;
}

/**
 * Finds everything in scripts and drawings that the security policy doesn't allow; check-pages.ts checks pages. Hosts
 * that send the policy would block it, and others would run it, so the build fails.
 */
export function checkPublicFiles({ addresses, read }: PublicFilesCheck): Fault[] {
  const sent = addresses.filter((address) => !isInternal(address));
  return [
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
            `This drawing ${found}, which would be active when a reader opens the drawing's address.`,
          ),
        ];
      }),
  ];
}

/** @param needs Descriptions of undeclared content in the page (outputs/hosting/check-page.ts). */
export const faultsOfPage = (address: string, needs: readonly string[]): Fault[] =>
  needs.map((need) => toFault(address, "page", `This page has ${need}, which no code declares.`));

const toFault = (address: string, kind: string, problem: string): Fault =>
  faultAt(
    { file: `public${address}`, line: 1, column: 1 },
    {
      rule: `policy/${kind}`,
      problem,
      fix: "Remove it at its source, or declare it in src/outputs/hosting/page-needs.ts.",
    },
  );
