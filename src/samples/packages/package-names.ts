/** `name` or `@scope/name`, each with or without `@version` (https://docs.npmjs.com/cli/using-npm/package-spec). */
export const PACKAGE_NAME = /^((?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*)(?:@([\w.^~<>=*-]+))?$/;

/** Parses the name and version of a package in an install command. */
export function parsePackageName(word: string): { name: string; version?: string } | undefined {
  const [, name, version] = PACKAGE_NAME.exec(word) ?? [];
  return name === undefined ? undefined : { name, ...(version !== undefined && { version }) };
}
