import { readServices } from "../settings/service-settings";

/** Returns the options of gatsby-plugin-google-gtag; undefined if analytics aren't configured. */
export function readGtagOptions(environment: Readonly<Record<string, string | undefined>>) {
  // check-settings.ts reports wrong values.
  const { analyticsId, honorsDoNotTrack } = readServices(environment).services;
  if (analyticsId === undefined) return undefined;
  return {
    trackingIds: [analyticsId],
    gtagConfig: { anonymize_ip: true },
    pluginConfig: { respectDNT: honorsDoNotTrack },
  };
}
