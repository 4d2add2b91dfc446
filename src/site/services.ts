/** The chat widget that answers questions about the documentation. */
export interface AssistantService {
  /** Its script on a public content delivery network. */
  readonly url: string;
  /** Its key; it is in the pages, so it may do nothing but ask. */
  readonly key: string;
  /** Digest of the script; a browser refuses a script that does not have it. */
  readonly integrity?: string;
  /** What else the widget talks to, besides the origin of its script. */
  readonly origins: readonly string[];
}

/** What other companies run for this site; each only where a build is configured for it, and all of it public. */
export interface Services {
  /** Google's tag: a measurement id. */
  readonly analyticsId?: string;
  /** Google's tag manager: a container id. */
  readonly tagManagerId?: string;
  /** HubSpot, marketing and forms: an account id. */
  readonly marketingId?: string;
  readonly assistant?: AssistantService;
  /** Whether readers who ask not to be tracked (Do Not Track, Global Privacy Control) are not. */
  readonly honoursDoNotTrack: boolean;
  /** Whether analytics are told what readers search for, and what they open. */
  readonly countsSearches?: boolean;
}

/** Sources by directive of the content security policy. */
export type ServicePolicy = Readonly<Partial<Record<PolicyDirective, readonly string[]>>>;

type PolicyDirective =
  "script-src" | "style-src" | "connect-src" | "img-src" | "font-src" | "frame-src" | "form-action";

/** https://developers.google.com/tag-platform/security/guides/csp */
const ANALYTICS_POLICY: ServicePolicy = {
  "script-src": ["https://*.googletagmanager.com"],
  "connect-src": [
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
    "https://*.googletagmanager.com",
  ],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/** What the container itself needs; what its tags load besides is the business of whoever fills the container. */
const TAG_MANAGER_POLICY: ServicePolicy = {
  "script-src": ["https://*.googletagmanager.com"],
  "connect-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
  "img-src": ["https://*.google-analytics.com", "https://*.googletagmanager.com"],
};

/** HubSpot's tracking code and its forms. */
const MARKETING_POLICY: ServicePolicy = {
  "script-src": [
    "https://js.hs-scripts.com",
    "https://js.hs-analytics.net",
    "https://js.hs-banner.com",
    "https://js.hscollectedforms.net",
    "https://js.hsforms.net",
  ],
  "connect-src": [
    "https://*.hubspot.com",
    "https://*.hscollectedforms.net",
    "https://*.hsforms.com",
    "https://js.hs-banner.com",
  ],
  "img-src": ["https://track.hubspot.com", "https://*.hsforms.com"],
  "frame-src": ["https://*.hsforms.com", "https://*.hubspot.com"],
  "form-action": ["https://*.hsforms.com", "https://*.hubspot.com"],
};

function assistantPolicy({ url, origins }: AssistantService): ServicePolicy {
  const own = new URL(url).origin;
  // A socket draws nothing.
  const pages = origins.filter((origin) => origin.startsWith("https:"));
  return {
    "script-src": [own],
    "style-src": [own],
    "connect-src": [own, ...origins],
    "img-src": [own, ...pages],
    "font-src": [own],
    "frame-src": pages,
  };
}

/**
 * What the content security policy has to allow for the services of a build, by directive: sorted, each source once, no
 * directive without a source; nothing at all when no service is configured.
 */
export function servicePolicy(services: Services): ServicePolicy {
  const policies = [
    ...(services.analyticsId === undefined ? [] : [ANALYTICS_POLICY]),
    ...(services.tagManagerId === undefined ? [] : [TAG_MANAGER_POLICY]),
    ...(services.marketingId === undefined ? [] : [MARKETING_POLICY]),
    ...(services.assistant === undefined ? [] : [assistantPolicy(services.assistant)]),
  ];
  const sources = new Map<string, Set<string>>();
  for (const [directive, list] of policies.flatMap((policy) => Object.entries(policy))) {
    const known = sources.get(directive) ?? new Set();
    for (const source of list) known.add(source);
    if (known.size > 0) sources.set(directive, known);
  }
  return Object.fromEntries([...sources].map(([directive, set]) => [directive, [...set].sort()]));
}
