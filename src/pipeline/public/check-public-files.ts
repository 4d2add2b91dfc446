import { type Fault, faultAt } from "../../faults/fault";
import { isDrawing } from "../../markdown/base/named-file";
import { findActiveDrawing } from "../../outputs/hosting/check-drawing";
import { MAX_DRAWN, drawsTooMuch } from "../../outputs/hosting/count-drawn";
import { SEARCH_LOGO_STYLE } from "../../outputs/hosting/page-needs";
import { collectMadeStyles, hashOf } from "../../outputs/hosting/policy";
import { isInternal } from "../store/list-public";

/** The published files of a build. */
export interface PublicFilesCheck {
  readonly addresses: readonly string[];
  readonly read: (address: string) => string;
}

/**
 * Finds everything in scripts and drawings that the security policy doesn't allow; check-pages.ts checks pages. A host
 * that sends the policy would block it, and any other host would let it run, so the build fails.
 */
export function checkPublicFiles({ addresses, read }: PublicFilesCheck): Fault[] {
  const sent = addresses.filter((address) => !isInternal(address));
  return [
    ...sent
      .filter((address) => /\.js$/i.test(address))
      .flatMap((address) => {
        const unknown = [...collectMadeStyles([read(address)])].some(
          (hash) => hash !== hashOf(SEARCH_LOGO_STYLE),
        );
        const problem = "This script creates a style element that no code declares.";
        return unknown ? [toFault(address, "script", problem)] : [];
      }),
    ...sent.filter(isDrawing).flatMap((address) => checkDrawing(address, read(address))),
  ];
}

function checkDrawing(address: string, source: string): Fault[] {
  const found = findActiveDrawing(source);
  if (found !== undefined) {
    const problem = `This drawing ${found}, so it isn't safe to open by itself.`;
    return [toFault(address, "drawing", problem)];
  }
  if (!drawsTooMuch(source)) return [];
  const problem = `This drawing's elements refer to each other so often that a browser would draw more than ${MAX_DRAWN} elements.`;
  return [toFault(address, "large-drawing", problem, "Draw it with fewer references.")];
}

/** @param needs Descriptions of everything in the page that no code declares (outputs/hosting/check-page.ts). */
export const faultsOfPage = (address: string, needs: readonly string[]): Fault[] =>
  needs.map((need) => toFault(address, "page", `This page has ${need}, which no code declares.`));

const toFault = (
  address: string,
  kind: string,
  problem: string,
  fix = "Remove it at its source, or declare it in src/outputs/hosting/page-needs.ts.",
): Fault =>
  faultAt(
    { file: `public${address}`, line: 1, column: 1 },
    { rule: `policy/${kind}`, problem, fix },
  );
