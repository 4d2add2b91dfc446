/** The chat widget that answers questions about the documentation. */
export interface AssistantService {
  /** URL of the widget's script on a public content delivery network. */
  readonly url: string;
  /** The widget's key. It is public, because pages contain it, so it must not allow anything but questions. */
  readonly key: string;
  /** Digest of the script. Browsers refuse any other script. */
  readonly integrity?: string;
  /** Origins that the widget connects to, other than the script's own. */
  readonly origins: readonly string[];
}

/**
 * Services run by other companies. A build only contains those that it is configured for. All of these values are
 * public.
 */
export interface Services {
  /** Measurement id of Google's tag. */
  readonly analyticsId?: string;
  /** Container id of Google's tag manager. */
  readonly tagManagerId?: string;
  /** HubSpot account id (marketing and forms). */
  readonly marketingId?: string;
  readonly assistant?: AssistantService;
  /** URL that answers to "Was this page helpful?" are posted to (browser/feedback/write-feedback.ts). */
  readonly feedbackUrl?: string;
  /** True to exclude readers who ask not to be tracked (Do Not Track, Global Privacy Control). */
  readonly honorsDoNotTrack: boolean;
}

/** Sources for each directive of the content security policy. */
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

/** Contains only what the container itself needs. Whoever fills the container is responsible for what its tags load. */
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
  // Origins of sockets are left out, since sockets don't serve scripts, pictures or frames.
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
 * Lists the sources that the content security policy has to allow for a build's services, by directive. Sources are
 * sorted, without duplicates, and every directive has at least one. Empty if no service is configured.
 */
export function servicePolicy(services: Services): ServicePolicy {
  const policies = [
    ...(services.analyticsId === undefined ? [] : [ANALYTICS_POLICY]),
    ...(services.tagManagerId === undefined ? [] : [TAG_MANAGER_POLICY]),
    ...(services.marketingId === undefined ? [] : [MARKETING_POLICY]),
    ...(services.assistant === undefined ? [] : [assistantPolicy(services.assistant)]),
    ...(services.feedbackUrl === undefined
      ? []
      : [{ "connect-src": [new URL(services.feedbackUrl).origin] }]),
  ];
  const sources = new Map<string, Set<string>>();
  for (const [directive, list] of policies.flatMap((policy) => Object.entries(policy))) {
    const known = sources.get(directive) ?? new Set();
    for (const source of list) known.add(source);
    if (known.size > 0) sources.set(directive, known);
  }
  return Object.fromEntries([...sources].map(([directive, set]) => [directive, [...set].sort()]));
}
