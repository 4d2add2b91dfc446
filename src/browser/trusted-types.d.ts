/*
 * The part of Trusted Types (https://w3c.github.io/trusted-types/dist/spec/) used here, which is missing from
 * TypeScript's DOM types. The policies and their users: src/outputs/hosting/README.md.
 */

interface TrustedHTML {
  toString: () => string;
}

interface TrustedScriptURL {
  toString: () => string;
}

interface TrustedTypesFactory {
  readonly defaultPolicy: object | null;
  readonly emptyHTML: TrustedHTML;
  /** A rule that returns null rejects the string. */
  createPolicy: (
    name: string,
    rules: {
      readonly createHTML?: (html: string) => string | null;
      readonly createScript?: (text: string) => string | null;
      readonly createScriptURL?: (address: string) => string;
    },
  ) => {
    createHTML: (html: string) => TrustedHTML;
    createScriptURL: (address: string) => TrustedScriptURL;
  };
}

/** Absent in browsers without Trusted Types, and in Node. */
// oxlint-disable-next-line no-var -- only a var is a property of globalThis
declare var trustedTypes: TrustedTypesFactory | undefined;
