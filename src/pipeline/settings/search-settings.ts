import type { HostedSearch } from "../../site/search";

/** The environment variables of the hosted search. src/outputs/hosting/README.md explains them. */
const SEARCH_VARIABLES = {
  appId: "SEARCH_APP_ID",
  publicKey: "SEARCH_PUBLIC_KEY",
  indexName: "SEARCH_INDEX_NAME",
} as const;
const HOST_VARIABLE = "SEARCH_HOST";
const ADMIN_KEY_VARIABLE = "SEARCH_ADMIN_KEY";

type Environment = Readonly<Record<string, string | undefined>>;

const isKey = (value: string): boolean => /^[\w=+/-]{20,500}$/.test(value);

/** A check for each variable. It returns a phrase about valid values; undefined if the value is valid. */
const CHECKS: Readonly<Record<string, (value: string) => string | undefined>> = {
  [SEARCH_VARIABLES.appId]: (value) =>
    /^[A-Z0-9]{10}$/.test(value)
      ? undefined
      : "an application id consists of ten capital letters and digits",
  [SEARCH_VARIABLES.publicKey]: (value) =>
    isKey(value) ? undefined : "a search key has at least 20 letters and digits, and no spaces",
  [SEARCH_VARIABLES.indexName]: (value) =>
    /^[\w.-]{1,200}$/.test(value)
      ? undefined
      : "an index name consists of letters, digits, dots, dashes and underscores",
  [HOST_VARIABLE]: (value) =>
    /^https?:\/\/[\w.-]+(?::\d+)?$/.test(value)
      ? undefined
      : "write an origin such as http://127.0.0.1:9000, without a path",
  [ADMIN_KEY_VARIABLE]: (value) =>
    isKey(value) ? undefined : "an admin key has at least 20 letters and digits, and no spaces",
};

/** A mistake in the environment. The message names every variable that is wrong or missing. */
export class SearchSettingsError extends Error {
  override readonly name = "SearchSettingsError";
}

/** Reads the variables that are set. Throws if one is invalid. */
function readVariables(environment: Environment, names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of names) {
    const value = environment[name]?.trim();
    if (value) found.set(name, value);
  }
  const problems = [...found].flatMap(([name, value]) => {
    const problem = CHECKS[name]?.(value);
    return problem === undefined ? [] : [`${name} is "${shorten(value)}": ${problem}.`];
  });
  if (problems.length > 0) throw new SearchSettingsError(problems.join("\n"));
  return found;
}

/** Shortens a key for printing, since many people can read logs. */
const shorten = (value: string): string => (value.length > 14 ? `${value.slice(0, 6)}…` : value);

/**
 * Reads the settings of the hosted search from the environment; undefined if there are none, so that the embedded
 * search is used.
 * @throws SearchSettingsError if a variable is wrong, or only some of them are set.
 */
export function readHostedSearch(environment: Environment): HostedSearch | undefined {
  const required = Object.values(SEARCH_VARIABLES);
  const values = readVariables(environment, [...required, HOST_VARIABLE]);
  if (values.size === 0) return undefined;
  const appId = values.get(SEARCH_VARIABLES.appId);
  const publicKey = values.get(SEARCH_VARIABLES.publicKey);
  const indexName = values.get(SEARCH_VARIABLES.indexName);
  if (appId === undefined || publicKey === undefined || indexName === undefined) {
    const missing = required.filter((name) => !values.has(name));
    throw new SearchSettingsError(
      `${[...values.keys()].join(", ")} ${values.size === 1 ? "is" : "are"} set, but not ${missing.join(" and ")}. ` +
        "Set all three for the hosted search, or none for the embedded one.",
    );
  }
  const host = values.get(HOST_VARIABLE);
  return { appId, publicKey, indexName, ...(host !== undefined && { host }) };
}

/**
 * Reads the key for sending records. Since it allows writing, it is never part of a build.
 * @throws SearchSettingsError if it is missing or wrong.
 */
export function readAdminKey(environment: Environment): string {
  const key = readVariables(environment, [ADMIN_KEY_VARIABLE]).get(ADMIN_KEY_VARIABLE);
  if (key === undefined) {
    throw new SearchSettingsError(
      `${ADMIN_KEY_VARIABLE} isn't set. Set it to a key that may write to the index.`,
    );
  }
  return key;
}
