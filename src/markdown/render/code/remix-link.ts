import type { CodeSegment } from "../../../base/segments";

const PRAGMA = /^[ \t]*pragma solidity /m;
const IMPORT = /^[ \t]*import\b[^;"']*["']([^"']+)["']/gm;

/** True if Remix finds an import by itself, in the package registry. It can't see the page's other blocks. */
const isPackage = (path: string): boolean => path.startsWith("@");

/**
 * Returns the address that opens a block in Remix, a Solidity editor in the browser:
 * https://remix-ide.readthedocs.io/en/latest/locations.html. Undefined for a block that doesn't compile alone.
 */
export function findRemixAddress({ language, lines, mark }: CodeSegment): string | undefined {
  const code = lines.join("\n");
  if (language !== "solidity" || !mark || !PRAGMA.test(code)) return undefined;
  const imports = [...code.matchAll(IMPORT)].map(([, path = ""]) => path);
  if (!imports.every(isPackage)) return undefined;
  const bytes = new TextEncoder().encode(`${code}\n`);
  return `https://remix.ethereum.org/?#code=${btoa(String.fromCharCode(...bytes))}`;
}
