import type { HostedSearch } from "../../site/search";
import { type Environment, matches, readVariables } from "./read-variables";

const KEY = /^[\w=+/-]{20,500}$/;

/** Checks for the variables of the hosted search. src/outputs/hosting/README.md explains them. */
const REQUIRED = {
  SEARCH_APP_ID: matches(
    /^[A-Z0-9]{10}$/,
    "an application id consists of ten capital letters and digits",
  ),
  SEARCH_PUBLIC_KEY: matches(KEY, "a search key has at least 20 letters and digits, and no spaces"),
  SEARCH_INDEX_NAME: matches(
    /^[\w.-]{1,200}$/,
    "an index name consists of letters, digits, dots, dashes and underscores",
  ),
};
const HOST = {
  SEARCH_HOST: matches(
    /^https?:\/\/[\w.-]+(?::\d+)?$/,
    "write an origin such as http://127.0.0.1:9000, without a path",
  ),
};
const ADMIN = {
  SEARCH_ADMIN_KEY: matches(KEY, "an admin key has at least 20 letters and digits, and no spaces"),
};

/** A mistake in the environment. The message names every variable that is wrong or missing. */
export class SearchSettingsError extends Error {
  override readonly name = "SearchSettingsError";
}

/** Reads the variables that are set. Throws if one is invalid. */
function readValid<Name extends string>(
  environment: Environment,
  checks: Parameters<typeof readVariables<Name>>[1],
): ReadonlyMap<Name, string> {
  const { values, problems } = readVariables(environment, checks);
  if (problems.length > 0) throw new SearchSettingsError(problems.join("\n"));
  return values;
}

/**
 * Reads the settings of the hosted search from the environment; undefined if there are none, so that the embedded
 * search is used.
 * @throws SearchSettingsError if a variable is wrong, or only some of them are set.
 */
export function readHostedSearch(environment: Environment): HostedSearch | undefined {
  const values = readValid(environment, { ...REQUIRED, ...HOST });
  if (values.size === 0) return undefined;
  const appId = values.get("SEARCH_APP_ID");
  const publicKey = values.get("SEARCH_PUBLIC_KEY");
  const indexName = values.get("SEARCH_INDEX_NAME");
  if (appId === undefined || publicKey === undefined || indexName === undefined) {
    const missing = (Object.keys(REQUIRED) as (keyof typeof REQUIRED)[]).filter(
      (name) => !values.has(name),
    );
    throw new SearchSettingsError(
      `${[...values.keys()].join(", ")} ${values.size === 1 ? "is" : "are"} set, but not ${missing.join(" and ")}. ` +
        "Set all three for the hosted search, or none for the embedded one.",
    );
  }
  const host = values.get("SEARCH_HOST");
  return { appId, publicKey, indexName, ...(host !== undefined && { host }) };
}

/**
 * Reads the key for sending records. Since it allows writing, it is never part of a build.
 * @throws SearchSettingsError if it is missing or wrong.
 */
export function readAdminKey(environment: Environment): string {
  const key = readValid(environment, ADMIN).get("SEARCH_ADMIN_KEY");
  if (key !== undefined) return key;
  throw new SearchSettingsError(
    "SEARCH_ADMIN_KEY isn't set. Set it to a key that may write to the index.",
  );
}
