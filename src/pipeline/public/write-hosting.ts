import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { GoneAddress } from "../../docs/links/gone";
import type { Redirect } from "../../docs/links/redirects";
import type { Fault } from "../../faults/fault";
import {
  formatHeaderPolicy,
  formatHeaders,
  isRuleFor,
  listHeaderRules,
} from "../../outputs/hosting/header-rules";
import { formatNginxMaps, formatNginxServer } from "../../outputs/hosting/nginx";
import {
  type ExternalOrigins,
  type PageNeeds,
  formatFramePolicy,
  formatRelayPolicy,
  formatPagePolicy,
  hashScripts,
} from "../../outputs/hosting/policy";
import { formatEdgeFunction, formatPagesFunction } from "../../outputs/hosting/prefers-markdown";
import { readBasePath } from "../settings/base-path";
import { isInternal } from "../store/list-public";
import { removeOutput, writeOutput } from "../store/output-files";
import { checkPages } from "./check-pages";
import { checkPublicFiles } from "./check-public-files";

/** Folder next to public/, since its files are for hosts and not for readers. */
export const HOSTING_FOLDER = "hosting";

export interface Hosting {
  readonly root: string;
  /** Addresses of all files in public/. */
  readonly addresses: readonly string[];
  readonly redirects: readonly Redirect[];
  readonly gone?: readonly GoneAddress[];
  /** Other sites that this build is configured to use. */
  readonly external: ExternalOrigins;
  /** Addresses of the nodes that examples may call. */
  readonly nodes?: readonly string[];
  /** Address to which browsers report violations of the policy; undefined if reports aren't configured. */
  readonly reportUrl?: string | undefined;
  /** Everything that the build's own code puts into pages. */
  readonly declared: PageNeeds;
  readonly metaPolicies: readonly string[];
}

/** True for a frame written by live-files.ts. Any other document below /live/ is a page. */
const isLiveFrame = (address: string): boolean =>
  /^\/live\/(?:plain|react|chain|relay)-[\da-f]{16}\.html$/.test(address);
const isRelay = (address: string): boolean => isLiveFrame(address) && address.includes("/relay-");

/**
 * Writes `_headers`, and the same rules in the formats of hosts that don't read that file. The policy allows what code
 * and configuration declare. If a file contains anything else, returns faults and writes nothing.
 */
export async function writeHosting(hosting: Hosting): Promise<Fault[]> {
  const {
    root,
    addresses,
    redirects,
    gone = [],
    external,
    nodes,
    reportUrl,
    declared,
    metaPolicies,
  } = hosting;
  const publicFolder = join(root, "public");
  const known = new Set(addresses);
  // True for a page's second name. Both names refer to the same file (link-pages.ts), so only the first is checked.
  const isSecondName = (address: string): boolean =>
    known.has(address.replace(/\.html$/, "/index.html"));
  const documents = addresses.filter(
    (address) => /\.html$/i.test(address) && !isInternal(address) && !isSecondName(address),
  );
  const read = (address: string): string => readFileSync(join(publicFolder, address), "utf8");
  const frames = documents.filter((address) => isLiveFrame(address) && !isRelay(address));
  const relays = documents.filter(isRelay);
  const old = new Set(redirects.map(({ from }) => `${from}.html`));
  const pages = documents
    .filter((address) => !isLiveFrame(address))
    .map((address) => ({
      address,
      isRedirect: old.has(address.replace(/\/index\.html$/, ".html")),
    }));
  const faults = [
    ...(await checkPages(root, pages, { declared, external, metaPolicies })),
    ...checkPublicFiles({ addresses, read }),
  ];
  if (faults.length > 0) return faults;
  const all = listHeaderRules({
    pages: formatHeaderPolicy(formatPagePolicy(declared, external), reportUrl),
    reportUrl,
    // The build itself writes these frames, and they are sandboxed, so everything in them is allowed.
    ...(frames.length > 0 && { liveFrames: formatFramePolicy(hashScripts(frames.map(read))) }),
    ...(nodes &&
      relays.length > 0 && {
        relayFrame: formatRelayPolicy(hashScripts(relays.map(read)), nodes),
      }),
  });
  // Leaves out rules that apply to no file, such as the rule for cards on a site that has none.
  const base = readBasePath();
  const rules = all
    .filter((rule) => addresses.some((address) => isRuleFor(rule, address)))
    .map((rule) => ({ ...rule, pattern: base + rule.pattern }));
  const moved = redirects.map(({ from, to }) => ({ from: base + from, to: base + to }));
  const lost = gone.map(({ from }) => base + from);
  writeOutput(publicFolder, "_headers", formatHeaders(rules));

  removeOutput(root, HOSTING_FOLDER);
  const write = (name: string, text: string): void => {
    writeOutput(root, `${HOSTING_FOLDER}/${name}`, text);
  };
  write("nginx-maps.conf", formatNginxMaps(rules, moved, lost));
  write("nginx-server.conf", formatNginxServer(rules, base));
  write("cloudflare-pages.js", formatPagesFunction(lost));
  write("netlify-edge.js", formatEdgeFunction(lost));
  return [];
}
