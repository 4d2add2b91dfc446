import { readServices } from "../settings/service-settings";

/** Options of gatsby-plugin-google-gtag; nothing where no analytics are configured. */
export function readGtagOptions(environment: Readonly<Record<string, string | undefined>>) {
  // What is wrong with them is told by check-settings.ts.
  const { analyticsId, honoursDoNotTrack } = readServices(environment).services;
  if (analyticsId === undefined) return undefined;
  return {
    trackingIds: [analyticsId],
    gtagConfig: { anonymize_ip: true },
    // Views of pages are told by browser/services/services.ts, which does not wait for the framework.
    pluginConfig: { respectDNT: honoursDoNotTrack, exclude: ["**"] },
  };
}
