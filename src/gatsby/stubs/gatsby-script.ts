/*
 * Replaces the package gatsby-script in the browser's bundle. The package contains Partytown, and no page uses
 * `<Script>`, but Gatsby's entry re-exports all of it, so tree shaking cannot remove it.
 */
export const scriptCache = new Set<string>();
export const scriptCallbackCache = new Map<string, unknown>();
