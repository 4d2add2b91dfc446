import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { Redirect } from "../docs/redirects";
import { formatRequestFunction, formatResponseFunction } from "../outputs/delivery/cloudfront";
import {
  formatHeaderPolicy,
  formatHeaders,
  isRuleFor,
  listHeaderRules,
} from "../outputs/delivery/header-rules";
import { formatNginxMaps, formatNginxServer } from "../outputs/delivery/nginx";
import {
  type ForeignOrigins,
  collectMadeStyles,
  collectNeeds,
  formatFramePolicy,
  formatPagePolicy,
} from "../outputs/delivery/policy";
import { isInternal } from "./list-public";
import { removeOutput, writeOutput } from "./output-files";

/** Beside public/, since it is for the host and not for readers. */
const HOSTING_FOLDER = "hosting";

export interface Hosting {
  readonly root: string;
  /** Every file of public/. */
  readonly addresses: readonly string[];
  readonly redirects: readonly Redirect[];
  /** Other sites this build is configured to use. */
  readonly foreign: ForeignOrigins;
  /** Where browsers report what the policy stopped, if anywhere. */
  readonly reportUrl?: string | undefined;
}

const isLiveFrame = (address: string): boolean => address.startsWith("/live/");

/** Writes `_headers` and, for hosts that do not read it, what says the same in their own words. */
export function writeHosting({ root, addresses, redirects, foreign, reportUrl }: Hosting): void {
  const publicFolder = join(root, "public");
  const known = new Set(addresses);
  // A page's second name is the same file (link-pages.ts).
  const isSecondName = (address: string): boolean =>
    known.has(address.replace(/\.html$/, "/index.html"));
  const documents = addresses.filter(
    (address) => address.endsWith(".html") && !isInternal(address) && !isSecondName(address),
  );
  const read = (address: string): string => readFileSync(join(publicFolder, address), "utf8");
  const frames = documents.filter(isLiveFrame);
  const pages = documents.filter((address) => !isLiveFrame(address));
  const needs = collectNeeds(pages.map(read));
  const scripts = addresses.filter((address) => address.endsWith(".js") && !isInternal(address));
  const styles = new Set([...needs.styles, ...collectMadeStyles(scripts.map(read))]);
  const all = listHeaderRules({
    pages: formatHeaderPolicy(formatPagePolicy({ ...needs, styles }, foreign), reportUrl),
    reportUrl,
    ...(frames.length > 0 && { liveFrames: formatFramePolicy(collectNeeds(frames.map(read))) }),
  });
  // A site may have no pictures, or no index of its own.
  const rules = all.filter((rule) => addresses.some((address) => isRuleFor(rule, address)));
  writeOutput(publicFolder, "_headers", formatHeaders(rules));

  removeOutput(root, HOSTING_FOLDER);
  const write = (name: string, text: string): void => {
    writeOutput(root, `${HOSTING_FOLDER}/${name}`, text);
  };
  const endings = new Set(addresses.map((address) => extname(address).slice(1)).filter(Boolean));
  write("nginx-maps.conf", formatNginxMaps(rules, redirects));
  write("nginx-server.conf", formatNginxServer(rules));
  write("cloudfront-request.js", formatRequestFunction([...endings]));
  write("cloudfront-response.js", formatResponseFunction(rules));
}
