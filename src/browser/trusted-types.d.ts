/*
 * The part of Trusted Types (https://w3c.github.io/trusted-types/dist/spec/) that is used here, which TypeScript's DOM
 * types don't include. For the policies and where they are used, see src/outputs/hosting/README.md.
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
  /** A function that returns null rejects the string. */
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
