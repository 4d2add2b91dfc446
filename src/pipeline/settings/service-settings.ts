import { suggest } from "../../faults/nearest";
import type { AssistantService, Services } from "../../site/services";
import { type Environment, matches, readVariables } from "./read-variables";

/** Prefix of all variables of services. Any unknown variable with this prefix is a typo. */
const PREFIX = "SERVICES_";

/** Checks for the variables of the services. src/outputs/hosting/README.md explains them. */
const CHECKS = {
  SERVICES_ANALYTICS_ID: matches(
    /^G-[A-Z0-9]{8,12}$/,
    "a measurement id is G- followed by eight to twelve capital letters and digits, such as G-AB12CD34EF",
  ),
  SERVICES_TAG_MANAGER_ID: matches(
    /^GTM-[A-Z0-9]{4,10}$/,
    "a container id is GTM- followed by four to ten capital letters and digits, such as GTM-AB12CD3",
  ),
  SERVICES_MARKETING_ID: matches(/^\d{5,12}$/, "an account id has five to twelve digits"),
  SERVICES_ASSISTANT_URL: checkUrl,
  SERVICES_ASSISTANT_KEY: matches(
    /^[\w.=+/-]{8,1000}$/,
    "a key has at least eight letters and digits, and no spaces",
  ),
  SERVICES_ASSISTANT_INTEGRITY: matches(
    /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/,
    "a digest is sha256-, sha384- or sha512-, followed by the full digest in base64",
  ),
  SERVICES_ASSISTANT_ORIGINS: (value: string) =>
    value.split(/\s+/).every(isOrigin)
      ? undefined
      : "write origins such as https://api.example.com or wss://api.example.com, without a path, separated by spaces",
  SERVICES_DO_NOT_TRACK: matches(/^(?:honour|ignore)$/, "write honour (the default) or ignore"),
  SERVICES_FEEDBACK_URL: checkUrl,
  // The address is written into headers and into nginx's configuration, so it must not contain special characters.
  SERVICES_REPORT_URL: (value: string) =>
    checkUrl(value) ??
    (/^https:\/\/[\w.-]+(?::\d+)?(?:\/[\w.~/?&=+%@:-]*)?$/.test(value)
      ? undefined
      : "write an address with only letters, digits and . _ ~ / ? & = + % @ : -"),
};

type Variable = keyof typeof CHECKS;

/** The services that the environment configures, and a message for each mistake. Each message names the variable. */
export interface ServiceSettings {
  readonly services: Services;
  /** Address to which browsers report violations of the security policy. Only headers contain it, not pages. */
  readonly reportUrl?: string | undefined;
  readonly problems: readonly string[];
}

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

function findUnknown(environment: Environment): string[] {
  const known: readonly string[] = Object.keys(CHECKS);
  return Object.keys(environment)
    .filter((name) => name.startsWith(PREFIX) && !known.includes(name))
    .sort()
    .map(
      (name) =>
        `${name} is set, but isn't a variable of any service. ${suggest(name, known, "variables")}`,
    );
}

/** Reports an assistant for which only some of the required variables are set. */
function findHalves(values: ReadonlyMap<Variable, string>): string[] {
  const required: readonly Variable[] = ["SERVICES_ASSISTANT_URL", "SERVICES_ASSISTANT_KEY"];
  const missing = required.filter((name) => !values.has(name));
  const set = [...values.keys()].filter((name) => name.startsWith("SERVICES_ASSISTANT_"));
  if (set.length === 0 || missing.length === 0) return [];
  return [
    `${set.join(" and ")} ${set.length === 1 ? "is" : "are"} set, but not ${missing.join(" and ")}. ` +
      "Set both the address and the key for an assistant, or neither.",
  ];
}

function toAssistant(values: ReadonlyMap<Variable, string>): AssistantService | undefined {
  const url = values.get("SERVICES_ASSISTANT_URL");
  const key = values.get("SERVICES_ASSISTANT_KEY");
  const integrity = values.get("SERVICES_ASSISTANT_INTEGRITY");
  if (url === undefined || key === undefined) return undefined;
  return {
    url,
    key,
    ...(integrity !== undefined && { integrity }),
    origins: values.get("SERVICES_ASSISTANT_ORIGINS")?.split(/\s+/) ?? [],
  };
}

const IDS = {
  analyticsId: "SERVICES_ANALYTICS_ID",
  tagManagerId: "SERVICES_TAG_MANAGER_ID",
  marketingId: "SERVICES_MARKETING_ID",
  feedbackUrl: "SERVICES_FEEDBACK_URL",
} as const;

/** Reads the services that the environment configures. If there are any problems, there are no services. */
export function readServices(environment: Environment): ServiceSettings {
  const { values, problems } = readVariables(environment, CHECKS);
  const all = [...problems, ...findHalves(values), ...findUnknown(environment)];
  const honorsDoNotTrack = values.get("SERVICES_DO_NOT_TRACK") !== "ignore";
  if (all.length > 0) return { services: { honorsDoNotTrack }, problems: all };
  const assistant = toAssistant(values);
  const reportUrl = values.get("SERVICES_REPORT_URL");
  const ids = Object.entries(IDS).flatMap(([id, name]) => {
    const value = values.get(name);
    return value === undefined ? [] : [[id, value] as const];
  });
  return {
    services: {
      ...Object.fromEntries(ids),
      ...(assistant !== undefined && { assistant }),
      honorsDoNotTrack,
    },
    ...(reportUrl !== undefined && { reportUrl }),
    problems: [],
  };
}
