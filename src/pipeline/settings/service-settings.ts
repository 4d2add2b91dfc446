import { suggest } from "../../faults/nearest";
import type { AssistantService, Services } from "../../site/services";

/** Prefix of all variables of services. Any unknown variable with this prefix is a typo. */
const PREFIX = "SERVICES_";

/** The environment variables of the services. src/outputs/hosting/README.md explains them. */
const SERVICE_VARIABLES = {
  analyticsId: "SERVICES_ANALYTICS_ID",
  tagManagerId: "SERVICES_TAG_MANAGER_ID",
  marketingId: "SERVICES_MARKETING_ID",
  assistantUrl: "SERVICES_ASSISTANT_URL",
  assistantKey: "SERVICES_ASSISTANT_KEY",
  assistantIntegrity: "SERVICES_ASSISTANT_INTEGRITY",
  assistantOrigins: "SERVICES_ASSISTANT_ORIGINS",
  doNotTrack: "SERVICES_DO_NOT_TRACK",
  feedbackUrl: "SERVICES_FEEDBACK_URL",
  reportUrl: "SERVICES_REPORT_URL",
} as const;

type Setting = keyof typeof SERVICE_VARIABLES;
type Environment = Readonly<Record<string, string | undefined>>;

/** The services that the environment configures, and a message for each mistake. Each message names the variable. */
export interface ServiceSettings {
  readonly services: Services;
  /** Address to which browsers report violations of the security policy. Only headers contain it, not pages. */
  readonly reportUrl?: string | undefined;
  readonly problems: readonly string[];
}

const matches =
  (pattern: RegExp, rule: string) =>
  (value: string): string | undefined =>
    pattern.test(value) ? undefined : rule;

/** Checks for each setting. Each returns a sentence about valid values; undefined if the value is valid. */
const CHECKS: Readonly<Record<Setting, (value: string) => string | undefined>> = {
  analyticsId: matches(
    /^G-[A-Z0-9]{8,12}$/,
    "a measurement id is G- followed by eight to twelve capital letters and digits, such as G-AB12CD34EF",
  ),
  tagManagerId: matches(
    /^GTM-[A-Z0-9]{4,10}$/,
    "a container id is GTM- followed by four to ten capital letters and digits, such as GTM-AB12CD3",
  ),
  marketingId: matches(/^\d{5,12}$/, "an account id has five to twelve digits"),
  assistantUrl: checkUrl,
  assistantKey: matches(
    /^[\w.=+/-]{8,1000}$/,
    "a key has at least eight letters and digits, and no spaces",
  ),
  assistantIntegrity: matches(
    /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/,
    "a digest is sha256-, sha384- or sha512-, followed by the full digest in base64",
  ),
  assistantOrigins: (value) =>
    value.split(/\s+/).every(isOrigin)
      ? undefined
      : "write origins such as https://api.example.com or wss://api.example.com, without a path, separated by spaces",
  doNotTrack: matches(/^(?:honour|ignore)$/, "write honour (the default) or ignore"),
  feedbackUrl: checkUrl,
  // The address is written into headers and into nginx's configuration, so it must not contain special characters.
  reportUrl: (value) =>
    checkUrl(value) ??
    (/^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/?&=+%@:-]*)?$/.test(value)
      ? undefined
      : "write an address with only letters, digits and . _ ~ / ? & = + % @ : -"),
};

function checkUrl(value: string): string | undefined {
  if (!URL.canParse(value)) return "write a full address, such as https://cdn.example.com/chat.js";
  const { protocol, username } = new URL(value);
  if (protocol !== "https:") return "the address has to begin with https://";
  return username === ""
    ? undefined
    : "the address must not contain a user name, since every reader could see it";
}

function isOrigin(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, host } = new URL(text);
  return ["https:", "wss:"].includes(protocol) && text === `${protocol}//${host}`;
}

/** Shortens a key for printing, since many people can read logs. */
const shorten = (value: string): string => (value.length > 30 ? `${value.slice(0, 12)}…` : value);

/** Reads the values of all variables that are set, and returns a sentence for each invalid value. */
function readValues(environment: Environment): {
  readonly values: ReadonlyMap<Setting, string>;
  readonly problems: readonly string[];
} {
  const values = new Map<Setting, string>();
  const problems: string[] = [];
  for (const setting of Object.keys(SERVICE_VARIABLES) as Setting[]) {
    const name = SERVICE_VARIABLES[setting];
    const value = environment[name]?.trim();
    if (!value) continue;
    values.set(setting, value);
    const problem = CHECKS[setting](value);
    if (problem !== undefined) problems.push(`${name} is "${shorten(value)}": ${problem}.`);
  }
  return { values, problems };
}

function findUnknown(environment: Environment): string[] {
  const known: readonly string[] = Object.values(SERVICE_VARIABLES);
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name))
    .sort()
    .map(
      (name) =>
        `${name} is set, but isn't a variable of any service. ${suggest(name, known, "variables")}`,
    );
}

/** Reports an assistant for which only some of the required variables are set. */
function findHalves(values: ReadonlyMap<Setting, string>): string[] {
  const required: readonly Setting[] = ["assistantUrl", "assistantKey"];
  const missing = required.filter((setting) => !values.has(setting));
  const set = [...values.keys()].filter((setting) => setting.startsWith("assistant"));
  if (set.length === 0 || missing.length === 0) return [];
  const nameAll = (settings: readonly Setting[]): string =>
    settings.map((setting) => SERVICE_VARIABLES[setting]).join(" and ");
  return [
    `${nameAll(set)} ${set.length === 1 ? "is" : "are"} set, but not ${nameAll(missing)}. ` +
      "Set both the address and the key for an assistant, or neither.",
  ];
}

function toAssistant(values: ReadonlyMap<Setting, string>): AssistantService | undefined {
  const [url, key] = [values.get("assistantUrl"), values.get("assistantKey")];
  const integrity = values.get("assistantIntegrity");
  if (url === undefined || key === undefined) return undefined;
  return {
    url,
    key,
    ...(integrity !== undefined && { integrity }),
    origins: values.get("assistantOrigins")?.split(/\s+/) ?? [],
  };
}

/** Reads the services that the environment configures. If there are any problems, there are no services. */
export function readServices(environment: Environment): ServiceSettings {
  const { values, problems } = readValues(environment);
  const all = [...problems, ...findHalves(values), ...findUnknown(environment)];
  const honorsDoNotTrack = values.get("doNotTrack") !== "ignore";
  if (all.length > 0) return { services: { honorsDoNotTrack }, problems: all };
  const assistant = toAssistant(values);
  const reportUrl = values.get("reportUrl");
  const ids = ["analyticsId", "tagManagerId", "marketingId", "feedbackUrl"] as const;
  return {
    services: {
      ...Object.fromEntries(ids.flatMap((id) => (values.has(id) ? [[id, values.get(id)]] : []))),
      ...(assistant !== undefined && { assistant }),
      honorsDoNotTrack,
    },
    ...(reportUrl !== undefined && { reportUrl }),
    problems: [],
  };
}
