/*
 * Takes the place of the package gatsby-script in the browser's bundle: it brings Partytown, and no page here uses
 * `<Script>`. Gatsby's entry re-exports all of it, so it cannot be shaken off.
 */
export const scriptCache = new Set<string>();
export const scriptCallbackCache = new Map<string, unknown>();
